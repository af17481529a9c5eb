/** Milliseconds for a lazy screen to show its heading and title before they are announced. */
const settleMs = 120;

const presses = ['keydown', 'pointerdown'] as const;

/**
 * Moves focus to the heading of the page that has come, and tells its title, once it stands. A page that was loading is drawn anew when it is
 * there, heading and all: the focus goes along, until the shopper moves it. `held`: what had the focus on the page before. What it returns
 * stops it.
 */
export function settleOnPage(held: Element | null, announce: (title: string) => void): () => void {
  const main = document.getElementById('main');
  let focused: HTMLElement | undefined;
  let hasPressed = false;
  const press = () => (hasPressed = true);
  for (const kind of presses) document.addEventListener(kind, press, true);

  const focusHeading = () => {
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    focused = target;
  };
  const redrawn = new MutationObserver(() => {
    const isLost = focused && !focused.isConnected && document.activeElement === document.body;
    if (isLost && !hasPressed) focusHeading();
  });
  const settle = () => {
    // A dialog on its way out gives the focus back to what opened it, on the page that was left: the last word is the new page's.
    if (document.querySelector('[role=dialog][data-state=closed]')) {
      timer = setTimeout(settle, settleMs);
      return;
    }
    // Focus inside a dialog stays there, and so does one that the shopper or the new page has moved meanwhile.
    const now = document.activeElement;
    const isMoved = now !== held && now !== document.body && (hasPressed || main?.contains(now));
    const isInDialog = document.querySelector('[role=dialog][data-state=open]') !== null;
    if (!isMoved && !isInDialog) focusHeading();
    if (main) redrawn.observe(main, { childList: true, subtree: true });
    announce(document.title);
  };
  let timer = setTimeout(settle, settleMs);
  return () => {
    clearTimeout(timer);
    redrawn.disconnect();
    for (const kind of presses) document.removeEventListener(kind, press, true);
  };
}
