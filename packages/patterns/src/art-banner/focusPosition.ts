/** A point of a picture, in percent of its width from the left and of its height from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Height of the part of a phone's banner that shows its picture, in percent of the width of the window. */
export const shownHeight = 94;

/**
 * The `object-position` of a phone's picture that covers its area: moves the focal point as near to the
 * middle of the part above the text as the edges of the picture allow: to 50 % and 37 % of the width of the
 * window. The picture below this part fades into the background.
 */
export function focusPosition({ x, y }: FocalPoint, size: { width: number; height: number }): string {
  const shape = size.height / size.width;
  const width = Math.max(100, shownHeight / shape);
  const height = width * shape;
  return `${align((x / 100) * width, width - 100, 50)}% ${align((y / 100) * height, height - shownHeight, 37)}%`;
}

/** The share of the hidden length that is before the frame, in percent. 0 if nothing is hidden. */
const align = (point: number, hidden: number, to: number) =>
  hidden < 1 ? 0 : Math.round(Math.min(Math.max(((point - to) / hidden) * 100, 0), 100));
