import 'storybook/internal/csf';

/** Why a check does not apply to a story. */
export interface Waiver {
  /** The reason why the rule does not apply, as a sentence. */
  readonly skip: string;
}

/**
 * Which pictures the checks take of a story. By default, each picture shows everything the story paints, in
 * dark and in light. The default width is that of the story's own viewport, or else 1,200 px.
 */
export interface PictureParameters {
  /** Default: dark and light. */
  readonly themes?: readonly ('dark' | 'light' | 'custom')[];
  /** Further widths of the viewport in px, such as 390, where the story has another layout. */
  readonly widths?: readonly number[];
  /**
   * CSS selector of the element to picture. By default, the picture shows everything the story paints, layers
   * included. When a modal layer is open, it shows only that layer.
   */
  readonly target?: string;
  /** The reason why the story has no pictures, as a sentence. */
  readonly skip?: string;
}

/** The further checks that do not apply to a story, with the reasons. */
export interface CheckParameters {
  /** No horizontal scrolling at 320 px (WCAG 1.4.10). */
  readonly reflow?: Waiver;
  /** No horizontal scrolling with text at 200 % (WCAG 1.4.4). */
  readonly largeText?: Waiver;
  /** Pointer targets of at least 24 px, or with enough space between them (WCAG 2.5.8). */
  readonly targets?: Waiver;
}

/** A control whose states under the pointer, pressed and focused are pictured. */
export interface Interaction {
  /** CSS selector of the control in the story. */
  readonly target: string;
  /** CSS selector of what the picture shows, if that is more than the control. */
  readonly frame?: string;
  /** The story of the same component that shows it disabled, or the reason why there is none. */
  readonly disabled: string;
}

/** A state in which a component or a screen can be shown. `states/stateKinds.ts` has the meanings. */
export type State =
  | 'usual'
  | 'variant'
  | 'empty'
  | 'one'
  | 'many'
  | 'chosen'
  | 'open'
  | 'keyboard'
  | 'busy'
  | 'done'
  | 'valid'
  | 'disabled'
  | 'error'
  | 'rejected'
  | 'loading'
  | 'slow'
  | 'failed'
  | 'offline'
  | 'sold out'
  | 'expired'
  | 'not found'
  | 'long text'
  | 'narrow'
  | 'light'
  | 'indiluxe'
  | 'custom';

/** What a component or a screen is. The kind decides which states need a story. */
export type SubjectKind =
  | 'screen'
  | 'frame'
  | 'form'
  | 'field'
  | 'action'
  | 'links'
  | 'composite'
  | 'layer'
  | 'text'
  | 'display'
  | 'layout'
  | 'specimen';

/** The component or screen that the stories of a file show: a row in the table of states. */
export interface Subject {
  readonly kind: SubjectKind;
  /**
   * The name that designers use. Story files of one folder of the sidebar with the same name share a row.
   * Default: the name of the file.
   */
  readonly name?: string;
  /** Reasons why states that the kind needs have no story. */
  readonly missingStates?: { readonly [Of in State]?: string };
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    pictures?: PictureParameters;
    checks?: CheckParameters;
    /** For a story that is not in the list of `interactions.ts`: the control whose states are pictured. */
    interaction?: Interaction;
    /** In the parameters of `meta`: what the stories of the file show. */
    subject?: Subject;
    /** In the parameters of a story: the states that it shows. */
    states?: readonly State[];
  }
}
