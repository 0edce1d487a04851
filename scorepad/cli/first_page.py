"""The page that a browser gets at first: Flet's own, with our name, colours and picture in it.

The picture and the icons lie in `assets/`, where they come before Flet's.
"""

from __future__ import annotations

import json
from typing import Any

GREEN, LIGHT, DARK = "#1F6B52", "#F5FBF5", "#0F1512"
"""The table's green, and what both schemes made from it have for a ground."""

DESCRIPTION = "Black Maria"
"""The game is called the same in every language, and these files are the same for everybody."""

PAGE = {
    "<title>Flet</title>": "<title>Scorepad</title>",
    "</head>": f'  <meta name="theme-color" content="{GREEN}">\n</head>',
    'content="Flet"': 'content="Scorepad"',
    '<meta name="description" content="Flet application.">': (
        f'<meta name="description" content="{DESCRIPTION}">'
    ),
    "background: #ffffff;": f"background: {LIGHT};",
    "background: #222222;": f"background: {DARK};",
}
"""What stands in Flet's page, and what stands there instead."""

MANIFEST = {
    "name": "Scorepad",
    "short_name": "Scorepad",
    "description": DESCRIPTION,
    "background_color": LIGHT,
    "theme_color": GREEN,
}
"""What a phone that puts the page among its apps is told."""


def with_own_page(app: Any) -> Any:
    """The web app (ASGI) whose first page is our own."""
    from starlette.middleware.base import BaseHTTPMiddleware
    from starlette.requests import Request
    from starlette.responses import Response

    async def answer(request: Request, ask: Any) -> Any:
        response = await ask(request)
        kind = response.headers.get("content-type", "").partition(";")[0]
        is_page, is_manifest = kind == "text/html", request.url.path == "/manifest.json"
        if response.status_code != 200 or not (is_page or is_manifest):
            return response
        text = b"".join([part async for part in response.body_iterator]).decode()
        del response.headers["content-length"]
        own = own_page(text) if is_page else own_manifest(text)
        return Response(own, headers=response.headers)

    return BaseHTTPMiddleware(app, answer)


def own_page(page: str) -> str:
    """Flet's page with our name and colours."""
    for theirs, ours in PAGE.items():
        page = page.replace(theirs, ours)
    return page


def own_manifest(manifest: str) -> str:
    """Flet's manifest with our name and colours."""
    return json.dumps(json.loads(manifest) | MANIFEST)
