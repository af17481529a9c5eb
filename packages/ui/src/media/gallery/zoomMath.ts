/** In px. */
export type Size = { width: number; height: number };
/** Offset from the middle of the stage, the area that shows the zoomed picture. In px. */
export type Point = { x: number; y: number };
/**
 * How the picture is drawn. `scale` is relative to the unzoomed picture. `x` and `y` are the offset in px of
 * its middle from the middle of the stage.
 */
export type View = Point & { scale: number };
/** Size of the stage (the area that shows the picture) and size of the unzoomed picture. */
export type Sizes = { stage: Size; picture: Size };

export const unzoomedView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;

/** The largest size at which the entire picture fits on the stage. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * Limits the scale and offset of a view. A side of the picture that is longer than the stage (the area that
 * shows the picture) always covers the stage. No background is then visible beside the picture. A shorter
 * side is centred.
 */
export function clampedView({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const clampedScale = clamp(scale, 1, maxScale);
  const reach = (drawn: number, available: number) => Math.max(0, (drawn * clampedScale - available) / 2);
  const [right, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return { scale: clampedScale, x: clamp(x, -right, right), y: clamp(y, -down, down) };
}

/** Changes the scale of a view. The part of the picture under `point` stays in place. */
export function zoomed(view: View, scale: number, point: Point, sizes: Sizes): View {
  const clampedScale = clamp(scale, 1, maxScale);
  const by = clampedScale / view.scale;
  return clampedView(
    { scale: clampedScale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    sizes,
  );
}

/** Moves a view by an offset, but not past the edges of the picture. */
export function panned(view: View, by: Point, sizes: Sizes): View {
  return clampedView({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

// `+ 0` turns -0 into 0. Otherwise the offset would be -0 for a side of the picture that cannot move.
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high) + 0;
