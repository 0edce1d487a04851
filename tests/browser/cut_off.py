"""What is cut off on a screen, where it stands over the edge, and what lies over something else.

Where things are is read from the accessibility tree. Whether a text has room where it is drawn
only CanvasKit knows, the drawing library that the client uses where it is told to: `WATCH` listens
to it. What it draws is not shown then, which saves most of the time.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tests.browser.hand import Hand

CANVASKIT = {"FLET_WEB_RENDERER": "canvaskit"}
"""In the environment of an app whose browsers can be watched."""

WATCH = """{
  let kit;
  // By what each says: whether it had room when it was drawn last, and its lines.
  window.drawn = new Map();
  function listen() {
    const builder = kit.ParagraphBuilder.prototype, canvas = kit.Canvas.prototype;
    const {addText, build} = builder, {clipRect, drawParagraph} = canvas;
    builder.addText = function (text) {
      this.says = (this.says || '') + text;
      return addText.call(this, text);
    };
    builder.build = function () {
      return Object.assign(build.call(this), {says: this.says || ''});
    };
    // A text that is higher or wider than its room is drawn in a frame of just that room.
    canvas.clipRect = function (frame, ...how) {
      this.frame = [...frame];
      return clipRect.call(this, frame, ...how);
    };
    canvas.drawParagraph = function (text, x, y) {
      const [left, top, right, bottom] = this.frame || [];
      const framed = top === y && left <= x + 1;
      const high = framed && y + text.getHeight() > bottom + 1;
      const wide = framed && x + text.getLongestLine() > right + 1;
      drawn.set(text.says, {
        cut: text.didExceedMaxLines() || high || wide,
        broken: text.getMinIntrinsicWidth() > text.getMaxWidth() + 1,
        lines: text.getLineMetrics().length,
      });
      this.frame = null;
      return drawParagraph.call(this, text, x, y);
    };
    canvas.drawPicture = () => {};
  }
  Object.defineProperty(window, 'flutterCanvasKit', {
    get: () => kit,
    set: loaded => { kit = loaded; listen(); },
  });
}"""

_SPOKEN = """() => {
  const parts = [...document.querySelectorAll('[id^=flt-semantic-node]')];
  const style = part => getComputedStyle(part);
  const isPart = each => each.id.startsWith('flt-semantic-node');
  return parts.map(part => {
    const own = [...part.childNodes].filter(each => each.nodeType === 3 || !isPart(each));
    const field = part.querySelector(':scope > input, :scope > textarea');
    const said = field || part;
    const {left, top, right, bottom} = part.getBoundingClientRect();
    return {
      says: said.getAttribute('aria-label') || own.map(each => each.textContent).join(''),
      is_field: !!field,
      is_tab: part.getAttribute('role') === 'tab',
      left, top, right, bottom,
      above: parts.indexOf(part.parentElement.closest('[id^=flt-semantic-node]')),
      // Hidden while pointers are in use.
      scrolls_sideways: ['scroll', 'hidden'].includes(style(part).overflowX),
      scrolls_down: ['scroll', 'hidden'].includes(style(part).overflowY)
        && part.scrollHeight > part.clientHeight + 1,
    };
  });
}"""
_DRAWN = """() => {
  const texts = [...drawn].map(([says, how]) => ({says, ...how}));
  drawn.clear();
  return texts;
}"""
_SYMBOL = re.compile("[\ue000-\uf8ff]")
_ENOUGH = 3
"""Pixels by which one thing may lie over another."""


@dataclass(frozen=True)
class Part:
    """A part of the accessibility tree, and the place in it of the part that it is in."""

    says: str
    is_field: bool
    is_tab: bool
    left: float
    top: float
    right: float
    bottom: float
    above: int
    scrolls_sideways: bool
    scrolls_down: bool


def cut_off(hand: Hand, typed: Collection[str] = ()) -> list[str]:
    """What is wrong with the screen as it is, in words: with what has come since the last look.

    Args:
        hand: at a browser with `WATCH` in it.
        typed: what people have typed; it may be cut, since it is written elsewhere in whole.
    """
    parts = [Part(**each) for each in hand.page.evaluate(_SPOKEN)]
    width = hand.page.viewport_size["width"]
    fields = {part.says for part in parts if part.is_field}
    assert not any(part.scrolls_down for part in parts), "the window is too low to show everything"
    return [
        *_without_room(hand.page.evaluate(_DRAWN), fields, typed),
        *_over_the_edge(parts, width),
        *_over_another(parts),
    ]


def _without_room(drawn: list[dict], fields: Collection[str], typed: Collection[str]) -> Iterator:
    for each in drawn:
        says = each["says"]
        if says in typed or _SYMBOL.match(says):
            continue
        if each["cut"]:
            yield f"cut off: {says}"
        if each["broken"]:
            yield f"a word in two lines: {says}"
        if says in fields and each["lines"] > 1:
            yield f"in two lines over a field: {says}"


def _over_the_edge(parts: list[Part], width: int) -> Iterator[str]:
    for part in parts:
        sticks_out = part.left < -1 or part.right > width + 1
        # What scrolls up and down gives no more than what of it is seen; only tabs go to the edge.
        is_clipped = part.left > 1 and part.right > width - 1 and not part.is_tab
        if (sticks_out or is_clipped) and not any(
            each.scrolls_sideways for each in _line(parts, part)
        ):
            yield f"over the edge: {part.says} ({part.left:.0f} to {part.right:.0f})"


def _over_another(parts: list[Part]) -> Iterator[str]:
    named = [part for part in parts if part.says]
    for index, one in enumerate(named):
        for other in named[index + 1 :]:
            within = one in _line(parts, other) or other in _line(parts, one)
            if not within and _overlap(one, other) > _ENOUGH:
                yield f"one over another: {one.says}, {other.says}"


def _overlap(one: Part, other: Part) -> float:
    """By how many pixels the one lies over the other, both across and down."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return min(across, down)


def _line(parts: list[Part], part: Part) -> Iterator[Part]:
    """The parts that a part is in."""
    while part.above >= 0:
        part = parts[part.above]
        yield part
