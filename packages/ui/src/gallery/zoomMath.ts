/** In px. */
export type Size = { width: number; height: number };
/** Offset from the middle of the stage in px. */
export type Point = { x: number; y: number };
/** Scale relative to the unzoomed picture, and the offset of its middle from that of the stage in px. */
export type View = Point & { scale: number };
/** The stage and the unzoomed picture on it. */
export type Sizes = { stage: Size; picture: Size };

export const unzoomedView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;

/** The largest size at which the entire picture fits on the stage. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * The view with its scale and offset limited. A side longer than the stage covers the stage, so that no
 * background is visible beside it. A shorter side is centred.
 */
export function clampedView({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const clampedScale = clamp(scale, 1, maxScale);
  const reach = (drawn: number, available: number) => Math.max(0, (drawn * clampedScale - available) / 2);
  const [right, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return { scale: clampedScale, x: clamp(x, -right, right), y: clamp(y, -down, down) };
}

/** The view at another scale. The part of the picture under `point` stays in place. */
export function zoomed(view: View, scale: number, point: Point, sizes: Sizes): View {
  const clampedScale = clamp(scale, 1, maxScale);
  const by = clampedScale / view.scale;
  return clampedView(
    { scale: clampedScale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    sizes,
  );
}

/** The view moved by an offset, within its bounds. */
export function panned(view: View, by: Point, sizes: Sizes): View {
  return clampedView({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

// `+ 0` turns -0 into 0. The offset of a side that cannot move is otherwise -0.
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high) + 0;
