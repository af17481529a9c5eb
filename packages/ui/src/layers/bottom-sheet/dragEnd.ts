/** State of the sheet after a drag: closed, as high as its content, or at full height. */
export type DragEnd = 'close' | 'rest' | 'full';

export type DragState = {
  /** Distance from the start of the drag in px; downwards is positive. */
  moved: number;
  /** Speed at release in px per ms; downwards is positive. */
  speed: number;
  /** Height of the sheet in px, without the drag offset. */
  height: number;
  /** Whether the sheet was at full height when the drag started. */
  full: boolean;
};

/** In px per ms. A faster release is a flick, which needs less distance than a drag. */
const minFlickSpeed = 0.5;
/** In px. A fast movement over a shorter distance is an imprecise tap, not a flick. */
const minFlickDistance = 16;

/**
 * A drag down past a third of the height closes the sheet. A flick down moves one step: from the full height
 * to the height of the content, or from the height of the content to closed. A flick up, or a drag up past a
 * sixth of the height, expands the sheet to the full height.
 */
export function dragEnd({ moved, speed, height, full }: DragState): DragEnd {
  const isFlick = Math.abs(speed) > minFlickSpeed && Math.abs(moved) > minFlickDistance;
  if (moved > height / 3) return 'close';
  if (isFlick && speed > 0) return full ? 'rest' : 'close';
  if (isFlick || -moved > height / 6) return 'full';
  return full ? 'full' : 'rest';
}
