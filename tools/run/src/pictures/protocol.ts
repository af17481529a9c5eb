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

/** What the runner does with pictures: `off` leaves them out, `skipped` counts what the pinned browser would have taken. */
export type PictureMode = 'off' | 'skipped' | 'compare' | 'accept';
