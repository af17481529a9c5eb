/** Where things lie along a strip that scrolls sideways, in px from its left edge. */
export type Span = { left: number; right: number };

/** What of a strip is in view: places of the first and last item, from 0, and whether it ends there. */
export type InView = { first: number; last: number; isAtStart: boolean; isAtEnd: boolean };

/** Sizes are fractions of a pixel: an edge within this is reached. */
const slack = 2;

/** What a window of `width` shows of items laid side by side: an item counts when more than half of it is in view. */
export function inView(items: readonly Span[], width: number): InView {
  const shown = items.flatMap(({ left, right }, index) =>
    Math.min(right, width) - Math.max(left, 0) > (right - left) / 2 ? [index] : [],
  );
  const [start, end] = [items[0], items.at(-1)];
  return {
    first: shown[0] ?? 0,
    last: shown.at(-1) ?? 0,
    isAtStart: start === undefined || start.left >= -slack,
    isAtEnd: end === undefined || end.right <= width + slack,
  };
}

/** The item that a turn of the page brings to the left edge: as many on as fit, at least one, never past an end. */
export function turned({ first, last }: InView, count: number, by: 1 | -1): number {
  const fit = Math.max(1, last - first + 1);
  return Math.min(Math.max(first + by * fit, 0), count - 1);
}
