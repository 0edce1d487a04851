// Whether a game is going on at this browser, remembered when the page is closed between hands.

const NAME = `scorepad playing ${new URL(".", import.meta.url).pathname}`;
const EVENING = 12 * 60 * 60 * 1000;

/** Whether a game was going on when something was last saved, unless that is long ago. */
export function somebodyPlays() {
  try {
    // A clock that was put back since may not hold up newer versions for ever.
    return Math.abs(Date.now() - Number(localStorage.getItem(NAME))) < EVENING;
  } catch {
    return false;
  }
}

/** Remembers whether a game is going on. */
export function remember(playing) {
  try {
    if (playing) localStorage.setItem(NAME, Date.now());
    else localStorage.removeItem(NAME);
  } catch {
    // Where nothing can be remembered there is no service worker either.
  }
}
