import { startTransition, useEffect, useState, type RefObject } from 'react';
import { inView, type InView } from './strip.ts';

const allVisible: InView = { first: 0, last: 0, isAtStart: true, isAtEnd: true };

/**
 * Observes and scrolls a list with native horizontal scroll snap. Until scripts have measured the list, all
 * its items count as visible. When `count`, the number of items, changes, the hook measures the list again.
 */
export function useScrollStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [visible, setVisible] = useState(allVisible);

  useEffect(() => {
    const node = strip.current;
    if (node === null) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = measured(node);
      // The update is a transition, because updating markers and buttons is less urgent than a press in the
      // meantime.
      startTransition(() => setVisible((before) => (isSame(before, now) ? before : now)));
    };
    // Scroll events fire many times per frame. One measurement per frame is enough, and the browser computes
    // the layout in each frame anyway.
    const scheduleMeasure = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    node.addEventListener('scroll', scheduleMeasure, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(scheduleMeasure) : undefined;
    // An observer also reports the first size, after the layout of the page: a measurement before that would
    // cost a layout of its own, and one of a hidden list would find nothing.
    if (sizes) sizes.observe(node);
    else scheduleMeasure();
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', scheduleMeasure);
      sizes?.disconnect();
    };
  }, [strip, count]);

  /** Scrolls an item to the left edge. Scrolls only the list, never the page. */
  const goTo = (index: number) => {
    const node = strip.current;
    const item = node?.children[index];
    if (!node || !item) return;
    const edge =
      node.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(node).paddingLeft || '0');
    node.scrollTo({ left: node.scrollLeft + item.getBoundingClientRect().left - edge });
  };

  /**
   * Measures which items are visible now. Use the result for a scroll, because `inView` is updated only a
   * frame later and may be outdated.
   */
  const measureNow = (): InView => (strip.current ? measured(strip.current) : allVisible);

  return { inView: visible, measureNow, goTo };
}

function measured(node: HTMLElement): InView {
  const { left, width } = node.getBoundingClientRect();
  const spans = [...node.children].map((item) => {
    const rect = item.getBoundingClientRect();
    return { left: rect.left - left, right: rect.right - left };
  });
  return inView(spans, width);
}

const isSame = (a: InView, b: InView) =>
  a.first === b.first && a.last === b.last && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
