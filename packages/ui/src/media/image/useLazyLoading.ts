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
    if (isEager || node === null || (node.complete && node.naturalWidth > 0)) return undefined;
    const lazyImage: LazyImage = { node, stop: () => {} };
    if (queue.push(lazyImage) === 1) queueMicrotask(processQueue);
    return () => lazyImage.stop();
  }, [picture, src, isEager]);
}

/** Shows an image. Call from its `load` event. */
export function revealImage(picture: HTMLImageElement): void {
  picture.removeAttribute(loadingAttribute);
}

interface LazyImage {
  readonly node: HTMLImageElement;
  /** Called when the image unmounts or its `src` changes. */
  stop: () => void;
}

/** Attribute of an image that has not loaded yet. CSS hides the image while it has this attribute. */
const loadingAttribute = 'data-loading';
const queue: LazyImage[] = [];

/**
 * Processes all images of one React commit. Measures all images before it changes any, so that the browser
 * computes the layout only once.
 */
function processQueue() {
  const { innerWidth, innerHeight } = window;
  const measured = queue.splice(0).map((lazyImage) => ({
    lazyImage,
    isFar: canWatch() && !isNear(lazyImage.node.getBoundingClientRect(), innerWidth, innerHeight),
  }));
  for (const { lazyImage, isFar } of measured) {
    const { node } = lazyImage;
    if (!node.isConnected) continue;
    node.setAttribute(loadingAttribute, '');
    if (!isFar) continue;
    const restoreSources = detachSources(node);
    const forget = watchNear(node, restoreSources);
    lazyImage.stop = () => {
      forget();
      restoreSources();
    };
  }
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
