"""What people read: the one place where facts and failures are put into words."""
