/** Every state that a component or a screen may be shown in, and what the word means. */
export const states = {
  usual: 'As it is met most often.',
  variant: 'Another size, emphasis, tone or arrangement.',
  empty: 'Nothing is there yet, or nothing is chosen.',
  one: 'A single thing, or just a few.',
  many: 'More than fits, or more than 99.',
  chosen: 'Filled in, selected, pressed or on.',
  open: 'Its layer, or its folded part, is open.',
  keyboard: 'Walked by keys; focus goes where it belongs.',
  busy: 'At work for the shopper; pressing again does nothing.',
  done: 'The gesture is made, and what it does is seen.',
  valid: 'What was given is good, and it says so.',
  disabled: 'It cannot be used now, and says why where it can.',
  error: 'What was given is wrong, and it says so beside it.',
  refused: 'The shop says no, and gives its reason.',
  loading: 'Its content is on the way.',
  slow: 'The answer takes long.',
  failed: 'Its content could not be had; there is a way on.',
  offline: 'The shopper has no network.',
  'sold out': 'There is none left of it.',
  expired: 'What was true is no more: a code, a price, a session.',
  'not found': 'Nobody knows what was asked for.',
  'long text': 'Names and sentences longer than anyone planned for.',
  narrow: 'On a phone.',
  light: 'Drawn for the light theme.',
  indiluxe: 'Drawn for the indiluxe catalogue.',
  custom: 'Drawn in a store’s own colours, or where they can be chosen.',
} as const;

export type State = keyof typeof states;

/** What sort of thing a row is, and the states that each of its sort is shown in. Every story is checked in dark and light anyway. */
export const kinds = {
  screen: {
    about: 'A screen that gets its content from the shop.',
    needs: ['usual', 'empty', 'loading', 'slow', 'failed', 'offline', 'long text', 'narrow'],
  },
  frame: {
    about: 'What stands around every screen, drawn from what the server has already read.',
    needs: ['usual', 'narrow', 'indiluxe'],
  },
  form: {
    about: 'A task that the shopper fills in, step by step.',
    needs: ['usual', 'busy', 'error', 'refused', 'narrow'],
  },
  field: {
    about: 'What a shopper fills in or chooses from.',
    needs: ['empty', 'chosen', 'error', 'disabled', 'long text'],
  },
  action: { about: 'What a shopper presses.', needs: ['usual', 'disabled', 'long text'] },
  links: { about: 'Ways to other pages.', needs: ['usual', 'long text'] },
  composite: {
    about: 'Several controls that work as one, by pointer and by keys.',
    needs: ['usual', 'keyboard', 'long text'],
  },
  layer: { about: 'What opens above the page.', needs: ['open', 'keyboard', 'long text', 'narrow'] },
  words: { about: 'What is read.', needs: ['usual', 'long text'] },
  display: { about: 'What is looked at.', needs: ['usual'] },
  layout: { about: 'What places other things.', needs: ['usual'] },
  specimen: { about: 'What shows the language itself.', needs: ['usual'] },
} as const satisfies Record<string, { about: string; needs: readonly State[] }>;

export type Kind = keyof typeof kinds;

/** A component or a screen, and the story that shows each of its states. */
export interface Row {
  /** As a designer calls it. */
  readonly name: string;
  readonly kind: Kind;
  /** Titles in the sidebar whose stories it owns. With more than one, a story is written with its title's end: `BagView.Usual`. */
  readonly titles: readonly [string, ...string[]];
  readonly states: { readonly [Of in State]?: readonly string[] };
  /** Why a state that its kind should have is not shown. */
  readonly lacks?: { readonly [Of in State]?: string };
}
