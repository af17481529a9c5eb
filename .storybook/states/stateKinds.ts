import type { State, SubjectKind } from '../checks/storyParameters.d.ts';

/** The meaning of each state, in the order of the table's columns. */
export const states: Readonly<Record<State, string>> = {
  usual: 'The most common case.',
  variant: 'Another size, emphasis, tone or arrangement.',
  empty: 'No content yet, or no choice made.',
  one: 'One item, or only a few.',
  many: 'More than fits, or more than 99 items.',
  chosen: 'Filled in, selected, pressed or on.',
  open: 'Its layer or collapsible part is open.',
  keyboard: 'Operated by keyboard; focus moves as documented.',
  busy: 'An action is pending; pressing again does nothing.',
  done: 'An action has finished, and its result is visible.',
  valid: 'The input is valid, and a message confirms it.',
  disabled: 'It cannot be used now, with a reason where possible.',
  error: 'The input is wrong, with a message beside it.',
  rejected: 'The shop rejects the request and gives the reason.',
  loading: 'Its content is loading.',
  slow: 'The response takes long.',
  failed: 'Its content could not be loaded; a next step is offered.',
  offline: 'The browser is offline.',
  'sold out': 'No stock is left.',
  expired: 'A code, a price or a session is no longer valid.',
  'not found': 'The requested page or item does not exist.',
  'long text': 'Unusually long names and sentences.',
  narrow: 'On a phone.',
  light: 'In the light theme.',
  indiluxe: 'In the indiluxe catalogue.',
  custom: 'In a store’s own colours, or where they can be chosen.',
};

/** The kinds of subjects and the states each kind needs. Every story is also checked in dark and light. */
export const kinds: Readonly<Record<SubjectKind, { about: string; needs: readonly State[] }>> = {
  screen: {
    about: 'A screen that loads its content from the shop.',
    needs: ['usual', 'empty', 'loading', 'slow', 'failed', 'offline', 'long text', 'narrow'],
  },
  frame: {
    about: 'The frame of every screen, rendered from data that the server has read.',
    needs: ['usual', 'narrow', 'indiluxe'],
  },
  form: {
    about: 'A task in which the shopper fills in a form, step by step.',
    needs: ['usual', 'busy', 'error', 'rejected', 'narrow'],
  },
  field: {
    about: 'A control that a shopper fills in or chooses from.',
    needs: ['empty', 'chosen', 'error', 'disabled', 'long text'],
  },
  action: { about: 'A control that a shopper presses.', needs: ['usual', 'disabled', 'long text'] },
  links: { about: 'Links to other pages.', needs: ['usual', 'long text'] },
  composite: {
    about: 'Several controls that work as one, by pointer and keyboard.',
    needs: ['usual', 'keyboard', 'long text'],
  },
  layer: { about: 'A layer that opens above the page.', needs: ['open', 'keyboard', 'long text', 'narrow'] },
  text: { about: 'Text.', needs: ['usual', 'long text'] },
  display: { about: 'Images and other visual content.', needs: ['usual'] },
  layout: { about: 'Arrangement of other components.', needs: ['usual'] },
  specimen: { about: 'A sample of the design system itself.', needs: ['usual'] },
};
