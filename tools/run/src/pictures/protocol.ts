/** Themes a story can be pictured in. */
export type PictureTheme = 'dark' | 'light' | 'custom';

/** A rectangle in CSS px of the viewport; whole numbers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture of a story: what the page in the browser asks the runner to take and judge. */
export interface Shot {
  /** The story's id, such as `ui-button--primary`. */
  readonly story: string;
  readonly theme: PictureTheme;
  /** Width of the viewport in px; `undefined` for the usual one. */
  readonly width?: number;
  readonly clip: Box;
}

/** A story that is about to be pictured: what it puts on the page, as a hash. */
export interface StoryOutput {
  readonly story: string;
  readonly themes: readonly PictureTheme[];
  readonly width?: number;
  readonly output: string | undefined;
}

/**
 * What the runner does with pictures: `changed` takes those of stories whose output has changed since they were accepted, `compare` all;
 * `off` leaves them out, `skipped` counts what the pinned browser would have taken.
 */
export type PictureMode = 'off' | 'skipped' | 'changed' | 'compare' | 'accept';
