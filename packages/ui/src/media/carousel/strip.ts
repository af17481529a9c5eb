/** Horizontal extent of an item in px, from the left edge of its scroller. */
export type Span = { left: number; right: number };

/** Indexes of the first and last visible item, and whether the list is scrolled to its start or end. */
export type InView = { first: number; last: number; isAtStart: boolean; isAtEnd: boolean };

/** Tolerance in px. The sizes of items are fractional, so an edge within this distance counts as reached. */
const slack = 2;

/**
 * The items visible in a scroller of `width` px. An item counts as visible if more than half of its width is
 * visible.
 */
export function inView(items: readonly Span[], width: number): InView {
  const visibleIndexes = items.flatMap(({ left, right }, index) =>
    Math.min(right, width) - Math.max(left, 0) > (right - left) / 2 ? [index] : [],
  );
  const [start, end] = [items[0], items.at(-1)];
  return {
    first: visibleIndexes[0] ?? 0,
    last: visibleIndexes.at(-1) ?? 0,
    isAtStart: start === undefined || start.left >= -slack,
    isAtEnd: end === undefined || end.right <= width + slack,
  };
}

/**
 * Index of the item that is at the left edge after a scroll by one page. A page is as many items as are
 * visible, at least one. The index never passes the first or last item.
 */
export function pageTarget({ first, last }: InView, count: number, by: 1 | -1): number {
  const fit = Math.max(1, last - first + 1);
  return Math.min(Math.max(first + by * fit, 0), count - 1);
}
