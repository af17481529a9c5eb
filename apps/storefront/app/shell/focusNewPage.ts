import { moveFocus } from '@luxe/ui/focus';

/** Delay in ms for a lazy screen to render its heading and title. */
const settleMs = 120;

const pressEvents = ['keydown', 'pointerdown'] as const;

/**
 * After a short delay, moves the focus to the heading of the new page and announces its title.
 * `previousFocus` is the element that had focus on the previous page. Returns a function that cancels this.
 */
export function focusNewPage(previousFocus: Element | null, announce: (title: string) => void): () => void {
  const main = document.getElementById('main');
  let hasPressed = false;
  const handlePress = () => (hasPressed = true);
  for (const kind of pressEvents) document.addEventListener(kind, handlePress, true);

  const settle = () => {
    // A closing dialog returns the focus to its trigger on the previous page. The new page gets the focus
    // after that.
    if (document.querySelector('[role=dialog][data-state=closed]')) {
      timer = setTimeout(settle, settleMs);
      return;
    }
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    const activeElement = document.activeElement;
    // The focus does not move out of an open dialog, or away from an element that the shopper or the new page
    // has focused. An element around the heading is an exception: it has the focus only because the focused
    // element inside it was removed.
    const isMoved =
      activeElement !== previousFocus &&
      !activeElement?.contains(heading) &&
      (hasPressed || main?.contains(activeElement));
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
    for (const kind of pressEvents) document.removeEventListener(kind, handlePress, true);
  };
}
