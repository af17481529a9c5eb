import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of a column below which its words break, in the font size of the page. */
const columnRems = 7.5;

/**
 * Whether an element is too narrow for a table with this number of columns. Larger text needs more space, so
 * the width counts in the font size of the page.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, columns: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsNarrow(current.clientWidth < columns * columnRems * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, columns]);
  return isNarrow;
}
