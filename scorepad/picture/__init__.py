"""The score sheet as a picture, drawn by Python alone: so it is had in the browser too."""
