import { startTransition, useEffect, useRef, useState } from 'react';
import { inView, type InView } from './strip.ts';

const atRest: InView = { first: 0, last: 0, isAtStart: true, isAtEnd: true };

/**
 * Watches a list that scrolls sideways by itself (native scroll-snap) and moves it. Until script has measured it, all is taken to be in view.
 * `count` is how many items it has: a change is measured anew.
 */
export function useStrip<List extends HTMLElement>(count: number) {
  const strip = useRef<List>(null);
  const [seen, setSeen] = useState(atRest);

  useEffect(() => {
    const node = strip.current;
    if (node === null) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = measured(node);
      // What it changes (a marker, a button at its end) can wait for a press that comes in between.
      startTransition(() => setSeen((before) => (isSame(before, now) ? before : now)));
    };
    // A scroll asks many times a frame; one answer is enough, when the layout is done anyway.
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    ask();
    node.addEventListener('scroll', ask, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(ask) : undefined;
    sizes?.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', ask);
      sizes?.disconnect();
    };
  }, [count]);

  /** Brings an item to the left edge. Scrolls the strip alone, never the page. */
  const goTo = (index: number) => {
    const node = strip.current;
    const item = node?.children[index];
    if (!node || !item) return;
    const edge =
      node.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(node).paddingLeft || '0');
    node.scrollTo({ left: node.scrollLeft + item.getBoundingClientRect().left - edge });
  };

  /** What is in view at this moment: `seen` comes a frame later. */
  const look = (): InView => (strip.current ? measured(strip.current) : atRest);

  return { strip, seen, look, goTo };
}

function measured(node: HTMLElement): InView {
  const { left, width } = node.getBoundingClientRect();
  const spans = [...node.children].map((item) => {
    const place = item.getBoundingClientRect();
    return { left: place.left - left, right: place.right - left };
  });
  return inView(spans, width);
}

const isSame = (a: InView, b: InView) =>
  a.first === b.first && a.last === b.last && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
