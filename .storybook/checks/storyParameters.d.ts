import 'storybook/internal/csf';

/** Why a check does not apply to a story. */
export interface Waiver {
  /** The reason, a sentence: what makes the rule not apply here. */
  readonly skip: string;
}

/** What is pictured of a story. Without it: all it paints, dark and light, 1,200 px wide or as wide as its own viewport. */
export interface PictureParameters {
  /** Default: dark and light. */
  readonly themes?: readonly ('dark' | 'light' | 'custom')[];
  /** Further widths of the viewport in px, such as 390, where the story looks another way there. */
  readonly widths?: readonly number[];
  /** CSS selector of what is pictured. Default: all the story paints, layers included; a modal layer alone. */
  readonly target?: string;
  /** The reason why nothing is pictured, a sentence. */
  readonly skip?: string;
}

/** Which of the further checks do not apply to a story, and why. */
export interface CheckParameters {
  /** No sideways scroll in 320 px (WCAG 1.4.10). */
  readonly reflow?: Waiver;
  /** No sideways scroll with text at 200 % (WCAG 1.4.4). */
  readonly largeText?: Waiver;
  /** Pointer targets of 24 px, or apart (WCAG 2.5.8). */
  readonly targets?: Waiver;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    pictures?: PictureParameters;
    checks?: CheckParameters;
  }
}
