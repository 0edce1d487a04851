"""The viewers' page, one small file of plain HTML that needs nothing else; and the refusal."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

from scorepad.words import _
from scorepad.words.language import Language, spoken

# Green as the app; light or dark as the phone. Old browsers that know no `color-scheme` stay light.
STYLE = """
:root{color-scheme:light dark;--back:#f7fbf5;--ink:#181d1a;--quiet:#4a534d;--line:#c0c9c2;
--high:#b3f1d3;--on-high:#002117}
@media(prefers-color-scheme:dark){:root{--back:#101512;--ink:#e0e4df;--quiet:#b0b9b2;
--line:#404943;--high:#00513a;--on-high:#b3f1d3}}
body{margin:0;padding:.6rem;font:1rem/1.4 system-ui,sans-serif;background:var(--back);
color:var(--ink);overflow-wrap:anywhere}
h1{font-size:1.2rem;margin:0}p{margin:.3rem 0}ul{margin:.3rem 0;padding-inline-start:1.2rem}
.now{font-weight:600}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.4em .2em;text-align:center;border-bottom:1px solid var(--line)}
tr>:first-child{position:sticky;left:0;background:var(--back)}
td,th[scope=row]{overflow-wrap:normal}th[scope=row]{color:var(--quiet);font-weight:400}
small,.mark{display:block;font-size:.75rem;font-weight:400;color:var(--quiet)}
tbody small{display:inline}.totals b{font-size:1.8em}
@media(max-width:40rem){.many{font-size:.85rem}.many th+th{min-width:4.5em}
.many small,.many .mark{display:block;font-size:.7rem}}
.leads,.leads small{background:var(--high);color:var(--on-high)}
.lost{padding:.4rem;border:2px solid;border-radius:.4rem}[hidden]{display:none}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);
white-space:nowrap}
"""

# Written for old phones too. The browser reconnects by itself where a connection breaks; where it
# gives up, or nothing was heard for too long (a phone that slept notices late), we begin anew. So
# we do where the clock was put back, which would make us wait for as long.
SCRIPT = """
(function(){
var sheet=document.querySelector('main'),said=document.getElementById('said'),
lost=document.getElementById('lost'),source,heard,next=0,wait=1000,over=false;
function hear(){heard=Date.now();wait=1000;lost.hidden=true}
function show(event){var news=JSON.parse(event.data);hear();sheet.innerHTML=news.sheet;
if(said.textContent!==news.said)said.textContent=news.said;
if(news.over){over=true;source.close()}}
function open(){if(source)source.close();heard=Date.now();next=heard+wait;
wait=Math.min(wait*2,30000);
source=new EventSource(location.pathname+'/live');
source.addEventListener('sheet',show);source.addEventListener('beat',hear);
source.onerror=function(){if(!over)lost.hidden=false}}
function look(){var now=Date.now();
if(!over&&(now<heard||(source.readyState===2?now>next:now-heard>35000))){lost.hidden=false;open()}}
function back(){wait=1000;next=0;look()}
open();setInterval(look,500);
addEventListener('online',back);addEventListener('pageshow',back);
document.addEventListener('visibilitychange',back);
})();
"""


def _hash(text: str) -> str:
    return "'sha256-" + b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
POLICY = (
    f"{NOTHING}; connect-src 'self'; img-src data:; "
    f"script-src {_hash(SCRIPT)}; style-src {_hash(STYLE)}"
)
"""Only what stands in the page itself may run or look like anything; nothing else is loaded."""
KEEPERS_POLICY = NOTHING.replace("form-action 'none'", "form-action 'self'") + "; img-src data:"


def viewers_page(language: Language, sheet: str) -> str:
    """The page with the sheet as it is now, which then keeps itself up to date.

    Args:
        language: what the viewer reads.
        sheet: HTML of `scorepad.share.sheet`, in the same language.
    """
    with speaking(language):
        lost = escape(_("The connection is lost. It comes back by itself."))
    return _page(
        language,
        f'<style>{STYLE}</style><noscript><meta http-equiv="refresh" content="15"></noscript>',
        f'<p id="lost" class="lost" role="status" hidden>{lost}</p><main>{sheet}</main>'
        f'<p id="said" class="spoken" aria-live="polite"></p><script>{SCRIPT}</script>',
    )


def keepers_page(language: Language) -> str:
    """What the second code opens: a button, since a mere preview must not use the code up."""
    with speaking(language):
        texts = (
            _("Keep the score on this phone"),
            _("This works once. Who keeps the score sees all games and can change them."),
        )
    button, explained = map(escape, texts)
    return _page(
        language,
        "",
        f'<main><h1>Scorepad</h1><form method="post"><button>{button}</button></form>'
        f"<p>{explained}</p></main>",
    )


def _page(language: Language, head: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{language.tag}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="robots" content="noindex"><link rel="icon" href="data:,">'
        f"<title>Scorepad</title>{head}</head><body>{body}</body></html>"
    )


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Let what is said within be in this language."""
    token = spoken.set(language)
    try:
        yield
    finally:
        spoken.reset(token)


LOST_PAGE = (
    b'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>404</title></head>'
    b"<body><p>404</p></body></html>"
)
"""What everybody gets who asks for anything else: it tells nothing, not even whose it is."""
