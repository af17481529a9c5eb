/** Themes for pictures of a story. */
export type PictureTheme = 'dark' | 'light' | 'custom';

/** A rectangle of the viewport in CSS px, with integer values. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state of a control that a picture forces: under the pointer, pressed, or focused by keyboard. */
export type ForcedState = 'hover' | 'active' | 'focus';

/** A picture that the page of a story asks the test runner to take. */
export interface Shot {
  /** The story's id, such as `ui-button--primary`. */
  readonly story: string;
  readonly theme: PictureTheme;
  /** Width of the viewport in CSS px. `undefined` for the default. */
  readonly width?: number;
  /** The forced state of a control. `undefined` for the story as it is. */
  readonly state?: ForcedState;
  readonly clip: Box;
}

/** The output of a story as a hash. `undefined` when it cannot be determined. */
export interface StoryOutput {
  readonly story: string;
  readonly themes: readonly PictureTheme[];
  readonly width?: number;
  /** States of which the story has further pictures. */
  readonly states?: readonly ForcedState[];
  readonly output: string | undefined;
}

/**
 * How the runner treats pictures. `changed` takes pictures of stories with changed output, `compare` takes
 * all. `accept` takes all and stores them as baselines. `off` takes none, and `skipped` only counts the
 * pictures that the pinned browser would take.
 */
export type PictureMode = 'off' | 'skipped' | 'changed' | 'compare' | 'accept';
