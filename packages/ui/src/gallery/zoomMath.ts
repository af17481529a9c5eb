/** Lengths in px. */
export type Size = { width: number; height: number };
/** From the middle of the stage, in px. */
export type Point = { x: number; y: number };
/** How a picture lies on its stage: how much larger than whole, and how far its middle is from the stage's. */
export type View = Point & { scale: number };
/** The stage, and the picture as it is drawn when whole. */
export type Sizes = { stage: Size; picture: Size };

export const whole: View = { scale: 1, x: 0, y: 0 };
/** The nearest one may come. */
export const nearest = 4;

/** The size at which all of a picture shows on a stage. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view with its scale in range and no ground laid bare: a side smaller than the stage stays in the middle. */
export function held({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const kept = clamp(scale, 1, nearest);
  const reach = (drawn: number, room: number) => Math.max(0, (drawn * kept - room) / 2);
  const [right, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return { scale: kept, x: clamp(x, -right, right), y: clamp(y, -down, down) };
}

/** The view at another scale, with what lies under `point` kept under it. */
export function zoomed(view: View, scale: number, point: Point, sizes: Sizes): View {
  const kept = clamp(scale, 1, nearest);
  const by = kept / view.scale;
  return held(
    { scale: kept, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    sizes,
  );
}

/** The view moved by so much. */
export function panned(view: View, by: Point, sizes: Sizes): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

// Adding zero turns the -0 of a side without reach into 0.
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high) + 0;
