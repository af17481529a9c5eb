/** How near the window, in px, a picture comes before it is fetched (SHL-25). */
export const nearDistance = 100;
/** The least time between two rounds of fetching, in ms (SHL-25): what a fast scroll only passes is never fetched. */
export const nearThrottle = 300;

export type Place = { top: number; right: number; bottom: number; left: number };

/** Whether a box that is drawn lies in the window, or within `nearDistance` of it. */
export function isNear(place: Place, width: number, height: number): boolean {
  const { top, right, bottom, left } = place;
  if (top === bottom && left === right) return false;
  return (
    bottom >= -nearDistance &&
    top <= height + nearDistance &&
    right >= -nearDistance &&
    left <= width + nearDistance
  );
}

export type Throttle = { ask: () => void };

/** Runs `work` at once when asked, then at most once each `ms`: questions in between are answered together at the end. */
export function throttled(work: () => void, ms: number): Throttle {
  let isResting = false;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    isResting = true;
    work();
    setTimeout(() => {
      isResting = false;
      if (isAsked) run();
    }, ms);
  };
  return {
    ask: () => {
      isAsked = true;
      if (!isResting) run();
    },
  };
}

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;

const fetchNear = throttled(() => {
  for (const element of near) {
    waiting.get(element)?.();
    forget(element);
  }
}, nearThrottle);

/** False on the server, in old browsers and in tests without layout: there the browser's own lazy loading does the work. */
export const canWatch = (): boolean => typeof IntersectionObserver === 'function';

/** Calls `onNear` once, when the element has come near the window; returns how to stop. One observer serves all pictures. */
export function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= startObserver();
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

function startObserver(): IntersectionObserver {
  const distance = `${nearDistance}px`;
  // Paper shows the whole page, near or not.
  addEventListener('beforeprint', () => {
    for (const element of waiting.keys()) near.add(element);
    fetchNear.ask();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) fetchNear.ask();
    },
    // A rail scrolls within itself: the distance counts there too.
    { rootMargin: distance, scrollMargin: distance },
  );
}

function forget(element: Element) {
  observer?.unobserve(element);
  waiting.delete(element);
  near.delete(element);
}
