"""A hand at the app in a browser: taps, types and looks, by spoken names alone.

Every tap of every browser test goes through `Hand.tap`, which first brings the control into
sight: a click on one that is scrolled away would hit something else, without an error. What is
done next waits until all is still.
"""

import re
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Locator,
    Page,
    Request,
    Route,
    expect,
)

Text = str | re.Pattern[str]

SMALLEST = (320, 640)
PHONE = (360, 640)
DESKTOP = (1280, 800)
PATIENCE = 30_000
A_MOMENT = 3_000
# Flet's client asks for this one whatever it is told, and goes on without it.
_ASKED_IN_VAIN = "/rive_native.js"
_LOCAL = re.compile(r"(https?|wss?)://127\.0\.0\.1[:/]|data:|blob:")
# Quiet means that for some frames, however slow, the accessibility tree has not changed. Time
# alone would not do: on a busy machine what a scroll moves is drawn later than that.
_QUIET = """() => new Promise(done => {
  const host = document.querySelector('flt-semantics-host') || document.body;
  const began = performance.now();
  let changed = began, frames = 0;
  const watch = new MutationObserver(() => { changed = performance.now(); frames = 0; });
  watch.observe(host, {subtree: true, childList: true, attributes: true, characterData: true});
  function look(now) {
    frames += 1;
    if ((frames >= 6 && now - changed >= 100) || now - began > 3000) {
      watch.disconnect();
      done();
    } else {
      requestAnimationFrame(look);
    }
  }
  requestAnimationFrame(look);
})"""
# How much of a control is not scrolled away, from 0 to 1.
_SHARE_IN_SIGHT = """control => new Promise(done => {
  const watch = new IntersectionObserver(([seen]) => {
    watch.disconnect();
    done(seen.intersectionRatio);
  });
  watch.observe(control);
})"""
_CAN_SCROLL = """() => [...document.querySelectorAll('flt-semantics')].some(
  part => getComputedStyle(part).overflowY === 'scroll' && part.scrollHeight > part.clientHeight
)"""
# Done when the other screen begins to come.
_GO = """([path, patience]) => new Promise((done, fail) => {
  const watch = new MutationObserver(() => { watch.disconnect(); done(); });
  const host = document.querySelector('flt-semantics-host');
  watch.observe(host, {subtree: true, childList: true, attributes: true});
  setTimeout(() => fail(Error(`nothing came at ${path}`)), patience);
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
})"""
# Put into a page, it makes all texts as big as somebody likes them who does not see well.
TWICE_AS_BIG = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '32px';
})"""
SEMANTICS_ON = "document.querySelector('flt-semantics-placeholder')?.click()"


class Hand:
    """One person at one browser."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int],
        dark: bool,
        scale: float = 1,
        locale: str = "en-US",
        context: BrowserContext | None = None,
    ) -> None:
        """Take a new browser, or with `context` one that knows the app from before."""
        width, height = size
        self._own = context is None
        context = context or browser.new_context(device_scale_factor=scale, locale=locale)
        self.url = url
        self.taps = 0
        """How many taps it took so far."""
        self.outside: list[str] = []
        """What was asked of other machines."""
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",  # what moves takes most of the time, drawn without a GPU
        )
        self.page.route(lambda address: not _LOCAL.match(address), self._refuse)
        self.page.on("request", self._note)

    def leave(self) -> None:
        """Close the page, and the browser where nobody else has it."""
        if self._own:
            self.page.context.close()
        else:
            self.page.close()

    def open(self, path: str = "/") -> None:
        """Go to an address of the app, as a link or a bookmark does."""
        self.page.goto(self.url + path)
        self._wake_up()

    def go(self, path: str) -> None:
        """From a screen that is still go to another without loading the page again."""
        self.page.evaluate(_GO, [path, PATIENCE])
        self.settle()

    def reload(self) -> None:
        """Load the page again, when all is still."""
        self.settle()
        self.page.reload()
        self._wake_up()

    def back(self) -> None:
        """Go back as the browser does, when all is still."""
        self.settle()
        self.page.go_back()

    def tap(self, name: Text, role: str = "button") -> None:
        """Tap the one control of this name, wherever on the screen it is."""
        control = self.bring(name, role)
        control.click()
        self.taps += 1
        # Away from there, to the margin: what the pointer rests on looks different.
        size = self.page.viewport_size
        assert size is not None
        self.page.mouse.move(size["width"] - 1, size["height"] / 2)

    def press(self, key: str) -> None:
        """Press a key, as Playwright calls it."""
        self.settle()
        self.page.keyboard.press(key)

    def type_into(self, label: Text, text: str) -> None:
        """Put the text into the field of this label, in place of what is there."""
        field = self._sighted(self.page.get_by_label(label, exact=True))
        field.click()
        self.settle()
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.press("Delete")
        self.page.keyboard.type(text, delay=15)
        expect(field).to_have_value(text)

    def see(self, text: Text) -> None:
        """Wait until this text is there: all of what one thing says, or a pattern in it."""
        expect(self._saying(text).first).to_be_visible(timeout=PATIENCE)

    def miss(self, text: Text) -> None:
        """Wait until this text is nowhere."""
        expect(self._saying(text)).to_have_count(0, timeout=PATIENCE)

    def bring(self, name: Text, role: str = "button") -> Locator:
        """Bring the one control of this name into sight, when all is still, and return it."""
        return self._sighted(self.control(name, role))

    def control(self, name: Text, role: str = "button") -> Locator:
        """The control of this name."""
        return self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]

    def is_selected(self, name: Text, role: str = "button") -> bool:
        """Whether the control is spoken as selected, now or in a moment."""
        control = self.bring(name, role)
        try:
            expect(control).to_have_attribute("aria-current", "true", timeout=A_MOMENT)
        except AssertionError:
            return False
        return True

    def is_disabled(self, name: Text, role: str = "button") -> bool:
        """Whether the control is spoken as disabled."""
        return self.bring(name, role).is_disabled()

    def is_in_sight(self, name: Text, role: str = "button") -> bool:
        """Whether all of the control is on the screen as it is, without scrolling."""
        self.settle()
        return self.control(name, role).evaluate(_SHARE_IN_SIGHT) > 0.99

    def can_scroll(self) -> bool:
        """Whether anything on the screen can be scrolled up or down."""
        self.settle()
        can: bool = self.page.evaluate(_CAN_SCROLL)
        return can

    def boxes(self) -> dict[str, FloatRect]:
        """Where on the screen each button is, by its name."""
        self.settle()
        buttons = self.page.get_by_role("button").all()
        found = ((_name_of(button), button.bounding_box()) for button in buttons)
        return {name: box for name, box in found if box}

    def focused(self) -> str:
        """The name of the control that has the keyboard."""
        self.settle()
        script = "(a => a.getAttribute('aria-label') || a.textContent)(document.activeElement)"
        name: str = self.page.evaluate(script)
        return name

    def settle(self) -> None:
        """Wait until the screen is still."""
        self.page.evaluate(_QUIET)

    def seen(self) -> str:
        """All that a screen reader finds now, with the address."""
        return f"{self.page.url}\n{self.page.locator('body').aria_snapshot()}"

    def screenshot(self, path: Path) -> None:
        """Keep a picture of the screen, when all is still."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.settle()
        self.page.wait_for_timeout(400)  # the ripple of a tap fades
        self.page.screenshot(path=path)

    def _wake_up(self) -> None:
        """Ask the client for its accessibility tree, as a screen reader does."""
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=30_000)
        self.page.evaluate(SEMANTICS_ON)
        # Every screen has a button; before that there is nothing but the window.
        self.page.wait_for_selector("flt-semantics-host [role=button]", state="attached")
        self.settle()

    def _sighted(self, control: Locator) -> Locator:
        """Scroll until the control is there and in sight."""
        self.settle()
        if control.count() == 0:
            self._scroll_to(control)
        expect(control).to_have_count(1, timeout=PATIENCE)
        for _ in range(5):
            if control.evaluate(_SHARE_IN_SIGHT) > 0.99:
                break
            self._wheel_to(control)
        return control

    def _wheel_to(self, control: Locator) -> None:
        """Bring a control towards the middle as a wheel does.

        Flutter does not follow a scroll by script while it still waits for pointers.
        """
        box, size = control.bounding_box(), self.page.viewport_size
        assert box is not None
        assert size is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        middle_x, middle_y = size["width"] / 2, size["height"] / 2
        self.page.mouse.move(min(max(x, 1), size["width"] - 1), middle_y)
        self.page.mouse.wheel(x - middle_x, y - middle_y)
        self.settle()

    def _scroll_to(self, control: Locator) -> None:
        """Look for what a long list has not built yet, downwards and then from the top."""
        size = self.page.viewport_size
        assert size is not None
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        for step in (*[size["height"] / 2] * 20, -20_000.0, *[size["height"] / 2] * 20):
            if control.count():
                return
            self.page.mouse.wheel(0, step)
            self.settle()

    def _saying(self, text: Text) -> Locator:
        exact = isinstance(text, str)
        labelled = self.page.get_by_label(text, exact=exact)
        return self.page.get_by_text(text, exact=exact).or_(labelled)

    def _refuse(self, route: Route) -> None:
        route.abort()

    def _note(self, request: Request) -> None:
        if not _LOCAL.match(request.url) and not request.url.endswith(_ASKED_IN_VAIN):
            self.outside.append(request.url)


def _name_of(control: Locator) -> str:
    return control.get_attribute("aria-label") or control.text_content() or ""
