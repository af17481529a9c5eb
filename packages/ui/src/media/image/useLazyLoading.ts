import { useLayoutEffect, type RefObject } from 'react';
import { canWatch, isNear, watchNear } from './nearby.ts';

/**
 * Loads an image when it is near the window (within 100 px), and fades it in (SHL-25).
 *
 * The image renders with its `src` and native lazy loading, so that it works without scripts. Before the
 * first paint, the hook removes the `src` of each image that has not loaded and is not near. It restores the
 * `src` once the image is near.
 *
 * The hook changes the element directly instead of through React state. With state, each of the 30 images of
 * a page would render three times during hydration.
 */
export function useLazyLoading(picture: RefObject<HTMLImageElement | null>, src: string, isEager: boolean) {
  useLayoutEffect(() => {
    const node = picture.current;
    if (isEager || node === null || isLoaded(node)) return undefined;
    return schedule({
      box: node,
      onNear: () => {
        releaseOf.get(node)?.();
        node.setAttribute(loadingAttribute, '');
      },
      onFar: () => hold(node),
    });
  }, [picture, src, isEager]);
}

/**
 * Holds the lazy images of a part of the page that has not hydrated yet, so that each loads when it is within
 * 100 px of the window. Nothing is held in a part that is already near. Returns a function that stops this.
 */
export function holdImages(part: Element): () => void {
  return schedule({
    box: part,
    onNear: () => undefined,
    onFar: () => {
      const images = [...part.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
      const releases = images.filter((image) => !isLoaded(image)).map(hold);
      return () => releases.forEach((release) => release());
    },
  });
}

/** Shows an image. Call from its `load` event. */
export function revealImage(picture: HTMLImageElement): void {
  picture.removeAttribute(loadingAttribute);
}

/** An image, or a part of the page with images, that waits to be measured. */
interface Measured {
  readonly box: Element;
  readonly onNear: () => void;
  /** Returns a function that stops what it has started. */
  readonly onFar: () => () => void;
}

/** Attribute of an image that has not loaded yet. CSS hides the image while it has this attribute. */
const loadingAttribute = 'data-loading';
const queue: { readonly measured: Measured; stop: (() => void) | undefined }[] = [];
/** The held images, and the function that lets each one load. */
const releaseOf = new WeakMap<HTMLImageElement, () => void>();

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** Adds an entry to the queue. Returns a function that stops what the entry has started. */
function schedule(measured: Measured): () => void {
  const entry: (typeof queue)[number] = { measured, stop: undefined };
  if (queue.push(entry) === 1) queueMicrotask(processQueue);
  return () => entry.stop?.();
}

/**
 * Processes all entries of one React commit. Measures all before it changes any, so that the browser computes
 * the layout only once.
 */
function processQueue() {
  const { innerWidth, innerHeight } = window;
  const entries = queue.splice(0).map((entry) => ({
    entry,
    isFar: canWatch() && !isNear(entry.measured.box.getBoundingClientRect(), innerWidth, innerHeight),
  }));
  for (const { entry, isFar } of entries) {
    const { box, onNear, onFar } = entry.measured;
    if (!box.isConnected) continue;
    if (isFar) entry.stop = onFar();
    else onNear();
  }
}

/** Hides an image and delays its loading until it is near. Returns a function that lets it load at once. */
function hold(image: HTMLImageElement): () => void {
  const known = releaseOf.get(image);
  if (known) return known;
  image.setAttribute(loadingAttribute, '');
  // Before hydration, React does not hear that the image has loaded.
  image.addEventListener('load', () => revealImage(image), { once: true });
  const restoreSources = detachSources(image);
  const release = () => {
    forget();
    releaseOf.delete(image);
    restoreSources();
  };
  const forget = watchNear(image, release);
  releaseOf.set(image, release);
  return release;
}

/** Removes `src` and `srcset` from an image and its sources. Returns a function that restores them once. */
function detachSources(node: HTMLImageElement): () => void {
  const formats = node.parentElement?.querySelectorAll('source') ?? [];
  // The image comes after its `<source>` elements, because the browser chooses a source as soon as the image
  // gets its `src`.
  let detached = [...formats, node].flatMap((element) =>
    ['srcset', 'src'].flatMap((name) => {
      const value = element.getAttribute(name);
      element.removeAttribute(name);
      return value === null ? [] : [{ element, name, value }];
    }),
  );
  return () => {
    // If React has set an attribute since its removal, this newer value stays.
    for (const { element, name, value } of detached)
      if (!element.hasAttribute(name)) element.setAttribute(name, value);
    detached = [];
  };
}
