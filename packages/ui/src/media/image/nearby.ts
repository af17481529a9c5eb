/** Distance from the window within which an image loads, in px (SHL-25). */
export const nearDistance = 100;
/**
 * Images start to load at most once per this time, in ms (SHL-25). An image that a fast scroll passes in the
 * meantime does not load.
 */
export const loadInterval = 300;

export type Rect = { top: number; right: number; bottom: number; left: number };

/**
 * Whether a rect is in the window or within `nearDistance` of it. False for an empty rect, which belongs to
 * an element that is not rendered.
 */
export function isNear(rect: Rect, width: number, height: number): boolean {
  const { top, right, bottom, left } = rect;
  if (top === bottom && left === right) return false;
  return (
    bottom >= -nearDistance &&
    top <= height + nearDistance &&
    right >= -nearDistance &&
    left <= width + nearDistance
  );
}

export type Throttle = { schedule: () => void };

/**
 * Runs `work` on the first call, then at most once per `ms`. Merges all calls in the meantime into one run at
 * the end.
 */
export function createThrottle(work: () => void, ms: number): Throttle {
  let isThrottled = false;
  let isPending = false;
  const run = () => {
    isPending = false;
    isThrottled = true;
    work();
    setTimeout(() => {
      isThrottled = false;
      if (isPending) run();
    }, ms);
  };
  return {
    schedule: () => {
      isPending = true;
      if (!isThrottled) run();
    },
  };
}

const callbacks = new Map<Element, () => void>();
const nearElements = new Set<Element>();
let observer: IntersectionObserver | undefined;

const loadNear = createThrottle(() => {
  for (const element of nearElements) {
    callbacks.get(element)?.();
    unwatch(element);
  }
}, loadInterval);

/**
 * Whether `IntersectionObserver` exists. The server, old browsers and jsdom lack it; native lazy loading
 * applies there instead.
 */
export const canWatch = (): boolean => typeof IntersectionObserver === 'function';

/**
 * Calls `onNear` once, when the element is within `nearDistance` of the window. Returns a function that stops
 * watching. All images share one observer.
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= startObserver();
  callbacks.set(element, onNear);
  observer.observe(element);
  return () => unwatch(element);
}

function startObserver(): IntersectionObserver {
  const distance = `${nearDistance}px`;
  // Printing loads all images, because a printout includes images that are far from the window.
  addEventListener('beforeprint', () => {
    for (const element of callbacks.keys()) nearElements.add(element);
    loadNear.schedule();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) nearElements.add(target);
        else nearElements.delete(target);
      }
      if (nearElements.size > 0) loadNear.schedule();
    },
    // `rootMargin` applies only to the window. `scrollMargin` applies the same distance inside scroll
    // containers, such as a rail of products.
    { rootMargin: distance, scrollMargin: distance },
  );
}

function unwatch(element: Element) {
  observer?.unobserve(element);
  callbacks.delete(element);
  nearElements.delete(element);
}
