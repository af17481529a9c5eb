/** Where a sheet goes when the finger lets go: away, to the height of its content, to the full height. */
export type DragEnd = 'close' | 'rest' | 'full';

export type DragState = {
  /** px from where the finger came down; downwards is positive. */
  moved: number;
  /** px per ms at the end; downwards is positive. */
  speed: number;
  /** px, of the sheet as it stood. */
  height: number;
  /** It stood at its full height. */
  full: boolean;
};

/** A flick counts as much as a distance, so that a thumb need not travel. */
const flick = 0.5;
/** px that a flick must have moved, or it was a tap that slipped. */
const slip = 16;

/** A flick takes one step, a drag past a third of the sheet takes it all the way down. */
export function dragEnd({ moved, speed, height, full }: DragState): DragEnd {
  const isFlick = Math.abs(speed) > flick && Math.abs(moved) > slip;
  if (moved > height / 3) return 'close';
  if (isFlick && speed > 0) return full ? 'rest' : 'close';
  if (isFlick || -moved > height / 6) return 'full';
  return full ? 'full' : 'rest';
}
