import { canWatch } from '../../media/image/nearby.ts';

/** Decides when a part of the page hydrates. */
export interface Gate {
  readonly isOpen: () => boolean;
  /** Resolves when the gate opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Distance from the window within which a part hydrates, in px. */
const distance = 200;

/** Time in ms after the first use of the page at which parts without a box hydrate. */
const hiddenDelayMs = 500;

/**
 * Events after which a part of the page may have to respond. `click` is also dispatched without a press, by
 * assistive technology and for the presses before hydration.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'click', 'popstate'];

const closedGates = new Map<Element, Gate>();
let isInUse = false;
let observer: IntersectionObserver | undefined;

// These listeners run before those of React, which are on the document. React then finds open gates, hydrates
// the pressed part at once and dispatches the event to it.
if (typeof window === 'object')
  for (const sign of signs) window.addEventListener(sign, openAll, { capture: true, once: true });

/**
 * Creates a gate. It is open from the start on the server, on a page in use, and without
 * `IntersectionObserver`.
 */
export function createGate(): Gate {
  let isOpen = false;
  let resolve: () => void;
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    isOpen = true;
    // React reads these fields. Without them it would wait for the promise once more, too late for the event
    // that has opened the gate.
    Object.assign(opened, { status: 'fulfilled', value: undefined });
    resolve();
  };
  if (isInUse || !canWatch()) open();
  return { isOpen: () => isOpen, opened, open };
}

/** A gate that is always open. */
export const openGate = createGate();
openGate.open();

/**
 * Opens a gate when its element is near the window. Opens it at once on a page in use, and for an element
 * without child elements, which has nothing to show. Returns a function that stops watching the element.
 */
export function watchGate(element: Element, gate: Gate): () => void {
  if (isInUse || !element.firstElementChild) {
    gate.open();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(openNear, { rootMargin: `${distance}px` });
  closedGates.set(element, gate);
  observer.observe(element);
  return () => forget(element);
}

function openNear(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) if (isIntersecting) open(target);
}

function openAll() {
  isInUse = true;
  for (const element of closedGates.keys()) if (isRendered(element)) open(element);
  // A part that is not rendered cannot be pressed, so it does not delay the response to the event. It must
  // open all the same: a transition that changes a context above does not end while a part waits.
  setTimeout(() => [...closedGates.keys()].forEach(open), hiddenDelayMs);
}

/** Whether an element has a box. A column that phones hide has none. */
const isRendered = (element: Element) => element.getClientRects().length > 0;

function open(element: Element) {
  closedGates.get(element)?.open();
  forget(element);
}

function forget(element: Element) {
  closedGates.delete(element);
  observer?.unobserve(element);
}
