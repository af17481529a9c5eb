import { moveFocus } from './moveFocus.ts';
import { focusRegion, focusTrail, isOut, returnFocus, type FocusTrail } from './focusTrail.ts';

const options: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
};

let endLast = () => {};

/**
 * Keeps the focus when the focused control is removed, hidden or disabled: a browser gives it to `<body>` then, and the next Tab begins
 * at the top of the page. After a frame, in which the code that removed it may choose a place, the focus goes to the nearest element
 * around it that is left, or to the heading of the page. A second call replaces the first. Returns the function
 * that ends it.
 */
export function keepFocus(page: Document = document): () => void {
  endLast();
  let trail: FocusTrail = focusTrail(focused(page));
  let frame = 0;

  const restore = () => {
    frame = 0;
    if (!isLost(page, trail)) return;
    if (!returnFocus(trail)) focusHeading(page);
  };
  const look = (changes: MutationRecord[]) => {
    const [last] = trail;
    // Moved to another place of a list, it has lost the focus as well.
    if (last?.isConnected && focused(page) === null && changes.some((change) => hasMoved(change, last)))
      moveFocus(last);
    if (frame === 0 && isLost(page, trail)) frame = requestAnimationFrame(restore);
  };
  const remember = ({ target }: FocusEvent) => {
    trail = focusTrail(target as Element);
  };
  // A press beside every control takes the focus away on purpose.
  const forget = () => {
    trail = [];
  };
  const observer = new MutationObserver(look);
  observer.observe(page.body, options);
  page.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget, true);
  endLast = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget, true);
  };
  return endLast;
}

function focusHeading(page: Document): void {
  const heading = page.querySelector<HTMLElement>('main h1') ?? page.querySelector('main');
  if (heading) focusRegion(heading);
}

const hasMoved = ({ removedNodes }: MutationRecord, last: HTMLElement) =>
  [...removedNodes].some((node) => node.contains(last));

const focused = (page: Document) => (page.activeElement === page.body ? null : page.activeElement);

/** Whether the focus is nowhere because its element cannot have it any more. */
function isLost(page: Document, [last]: FocusTrail): boolean {
  if (!last) return false;
  // WebKit leaves a disabled control its focus and gives it no keys.
  const now = focused(page);
  return (now === null || now === last) && isOut(last);
}
