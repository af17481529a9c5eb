import { moveFocus } from '@luxe/ui/focus';

/** Milliseconds for a lazy screen to show its heading and title before they are announced. */
const settleMs = 120;

const presses = ['keydown', 'pointerdown'] as const;

/**
 * Moves focus to the heading of the page that has come, and tells its title, once it stands. `held`: what had the focus on the page
 * before. What it returns stops it.
 */
export function settleOnPage(held: Element | null, announce: (title: string) => void): () => void {
  const main = document.getElementById('main');
  let hasPressed = false;
  const press = () => (hasPressed = true);
  for (const kind of presses) document.addEventListener(kind, press, true);

  const settle = () => {
    // A dialog on its way out gives the focus back to what opened it, on the page that was left: the last word is the new page's.
    if (document.querySelector('[role=dialog][data-state=closed]')) {
      timer = setTimeout(settle, settleMs);
      return;
    }
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    const now = document.activeElement;
    // Focus inside a dialog stays there, and so does one that the shopper or the new page has moved meanwhile. A place around the heading
    // only has it because what had it before is gone (`keepFocus`).
    const isMoved = now !== held && !now?.contains(heading) && (hasPressed || main?.contains(now));
    const isInDialog = document.querySelector('[role=dialog][data-state=open]') !== null;
    if (heading && !isMoved && !isInDialog) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      moveFocus(heading, { scroll: 'none' });
    }
    announce(document.title);
  };
  let timer = setTimeout(settle, settleMs);
  return () => {
    clearTimeout(timer);
    for (const kind of presses) document.removeEventListener(kind, press, true);
  };
}
