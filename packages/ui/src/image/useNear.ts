import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { canWatch, isNear, watchNear } from './nearby.ts';

const never = () => () => {};

/**
 * Whether a picture may be fetched. The server says yes, with the browser's own lazy loading, so that it works without script; once
 * script runs, one that has not come yet waits until it is within 100 px of the window (SHL-25).
 */
export function useNear(picture: RefObject<HTMLImageElement | null>, isEager: boolean): boolean {
  const isServed = useSyncExternalStore(never, canWait, () => true);
  const [hasBeenNear, setBeenNear] = useState(false);
  const waits = !isEager && !hasBeenNear;

  // Before the paint, and before a served picture would lose its address: what is here or near keeps it.
  useLayoutEffect(() => {
    const node = picture.current;
    if (!waits || node === null || !canWatch()) return undefined;
    const { innerWidth, innerHeight } = window;
    if (node.naturalWidth > 0 || isNear(node.getBoundingClientRect(), innerWidth, innerHeight)) {
      setBeenNear(true);
      return undefined;
    }
    return watchNear(node, () => setBeenNear(true));
  }, [picture, waits]);

  return isServed || !waits;
}

/** In the browser the answer is no, unless nothing can watch. */
const canWait = () => !canWatch();
