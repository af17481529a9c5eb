import { moveFocus } from './moveFocus.ts';
import { focusRegion, focusTrail, isUnfocusable, returnFocus, type FocusTrail } from './focusTrail.ts';

const options: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
};

let stopPrevious = () => {};

/**
 * Preserves focus when the focused control is removed, hidden or disabled. A browser would give focus to
 * `<body>`, and the next Tab would start at the top of the page. Other code has one animation frame in which
 * to set the focus itself. Otherwise focus moves to the nearest remaining element around the control, or to
 * the heading of the page. A second call replaces the first. Returns a function that stops preserving focus.
 *
 * `pathBefore` is the `composedPath()` of the last `focusin` before this call. If its control lost the focus
 * in the meantime, focus is restored at once.
 */
export function preserveFocus(pathBefore: readonly EventTarget[] = []): () => void {
  stopPrevious();
  const page = document;
  let trail: FocusTrail = focusTrail(focused(page));
  if (trail.length === 0) trail = trailOfLost(pathBefore);
  let frame = 0;

  const restore = () => {
    frame = 0;
    if (!isLost(page, trail)) return;
    if (!returnFocus(trail)) focusHeading(page);
  };
  const handleMutations = (changes: MutationRecord[]) => {
    const [last] = trail;
    // A focused element also loses focus when React moves it within a list. It gets the focus back at once.
    if (last?.isConnected && focused(page) === null && changes.some((change) => hasMoved(change, last)))
      moveFocus(last);
    if (frame === 0 && isLost(page, trail)) frame = requestAnimationFrame(restore);
  };
  const handleFocusIn = ({ target }: FocusEvent) => {
    trail = focusTrail(target as Element);
  };
  // A press on the page outside the controls removes focus on purpose, so there is no focus to restore.
  const handlePointerDown = () => {
    trail = [];
  };
  const observer = new MutationObserver(handleMutations);
  observer.observe(page.body, options);
  page.addEventListener('focusin', handleFocusIn);
  page.addEventListener('pointerdown', handlePointerDown, true);
  handleMutations([]);
  stopPrevious = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', handleFocusIn);
    page.removeEventListener('pointerdown', handlePointerDown, true);
  };
  return stopPrevious;
}

function focusHeading(page: Document): void {
  const heading = page.querySelector<HTMLElement>('main h1') ?? page.querySelector('main');
  if (heading) focusRegion(heading);
}

/** The trail of a control that lost the focus because it was removed, hidden or disabled. Otherwise empty. */
function trailOfLost(path: readonly EventTarget[]): FocusTrail {
  const [last, ...around] = path.filter((target) => target instanceof HTMLElement);
  return last && isUnfocusable(last)
    ? [last, ...around.filter((element) => !element.matches('body, html'))]
    : [];
}

const hasMoved = ({ removedNodes }: MutationRecord, last: HTMLElement) =>
  [...removedNodes].some((node) => node.contains(last));

const focused = (page: Document) => (page.activeElement === page.body ? null : page.activeElement);

/** Whether the element that had focus was removed, hidden or disabled, and no other element has focus. */
function isLost(page: Document, [last]: FocusTrail): boolean {
  if (!last) return false;
  // WebKit leaves focus on a disabled control but sends it no keys.
  const now = focused(page);
  return (now === null || now === last) && isUnfocusable(last);
}
