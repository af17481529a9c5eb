import { useLayoutEffect, type RefObject } from 'react';
import { canWatch, isNear, watchNear } from './nearby.ts';

/**
 * Lets a picture come when it is near the window, and fade in (SHL-25). It is drawn with its address and the browser's own lazy loading,
 * so that it works without script; before the paint, what is neither here nor near gives its address up until it is.
 * All of it happens to the element: as state, each of a page's thirty pictures would be drawn three times when the page is taken over.
 */
export function useArrival(picture: RefObject<HTMLImageElement | null>, address: string, isEager: boolean) {
  useLayoutEffect(() => {
    const node = picture.current;
    if (isEager || node === null || (node.complete && node.naturalWidth > 0)) return undefined;
    const arrival: Arrival = { node, stop: () => {} };
    if (queue.push(arrival) === 1) queueMicrotask(settle);
    return () => arrival.stop();
  }, [picture, address, isEager]);
}

/** On a picture's load event: shows it. */
export function showArrived(picture: HTMLImageElement): void {
  picture.removeAttribute(mark);
}

interface Arrival {
  readonly node: HTMLImageElement;
  /** The picture goes, or becomes another. */
  stop: () => void;
}

/** While it stands, the picture is not seen. */
const mark = 'data-loading';
const queue: Arrival[] = [];

/** All that came with one change of the page: first asks where each is, then changes them, or every question would cost a layout. */
function settle() {
  const { innerWidth, innerHeight } = window;
  const places = queue.splice(0).map((arrival) => ({
    arrival,
    waits: canWatch() && !isNear(arrival.node.getBoundingClientRect(), innerWidth, innerHeight),
  }));
  for (const { arrival, waits } of places) {
    const { node } = arrival;
    if (!node.isConnected) continue;
    node.setAttribute(mark, '');
    if (!waits) continue;
    const giveBack = takeAddresses(node);
    const forget = watchNear(node, giveBack);
    arrival.stop = () => {
      forget();
      giveBack();
    };
  }
}

/** Takes the addresses off a picture and its formats; returns how to give them back, which works once. */
function takeAddresses(node: HTMLImageElement): () => void {
  const formats = node.parentElement?.querySelectorAll('source') ?? [];
  // The picture itself last: it chooses among its formats when it gets an address.
  let taken = [...formats, node].flatMap((element) =>
    ['srcset', 'src'].flatMap((name) => {
      const value = element.getAttribute(name);
      element.removeAttribute(name);
      return value === null ? [] : [{ element, name, value }];
    }),
  );
  return () => {
    // One that has been given another address meanwhile keeps it.
    for (const { element, name, value } of taken)
      if (!element.hasAttribute(name)) element.setAttribute(name, value);
    taken = [];
  };
}
