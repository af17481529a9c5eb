import type { Preview } from '@storybook/react-vite';
import type { Amount } from '@luxe/contract/testing';
import type { SampleText } from './sampleText.ts';

/** The values of the toolbars. A story overrides a value in its `globals`. */
export interface Toolbars {
  theme: 'dark' | 'light' | 'custom';
  catalogue: 'luxury' | 'indiluxe';
  amount: Amount;
  motion: 'moving' | 'reduced';
  /** The language, with sample text in Hindi and Urdu. Urdu runs from right to left. */
  locale: 'en-IN' | 'hi-IN' | 'ur-IN';
  /** `rtl` mirrors the page and its English text. */
  direction: 'locale' | 'rtl';
  density: 'comfortable' | 'compact';
  textLength: 'plain' | 'long';
  textSize: '100' | '200';
  contrast: 'usual' | 'more';
}

export const initialToolbars: Toolbars = {
  theme: 'dark',
  catalogue: 'luxury',
  amount: 'usual',
  motion: 'moving',
  locale: 'en-IN',
  direction: 'locale',
  density: 'comfortable',
  textLength: 'plain',
  textSize: '100',
  contrast: 'usual',
};

/** What an event of Storybook about its globals has. */
export interface GlobalsEvent {
  /** The values that a story draws with, also those that it sets itself. */
  readonly globals?: Partial<Toolbars>;
  /** The values that a person has chosen. Undefined in the first event. */
  readonly userGlobals?: Partial<Toolbars>;
}

/**
 * The values of our toolbars as a person has chosen them. Leaves out the values of other toolbars, and those
 * that a story sets itself.
 */
export function pickToolbars({ userGlobals, globals }: GlobalsEvent): Toolbars {
  const chosen = Object.entries(userGlobals ?? globals ?? {}).filter(
    ([name, value]) => Object.hasOwn(initialToolbars, name) && value !== undefined,
  );
  return { ...initialToolbars, ...(Object.fromEntries(chosen) as Partial<Toolbars>) };
}

/**
 * The values after an event; `old` itself when nothing has changed. A framed story sends the events of its
 * own preview to the page around it, so equal values must not draw the page again.
 */
export function updateToolbars(old: Toolbars, event: GlobalsEvent): Toolbars {
  const next = pickToolbars(event);
  const names = Object.keys(next) as (keyof Toolbars)[];
  return names.every((name) => old[name] === next[name]) ? old : next;
}

/** The direction of the text: that of the language, unless the toolbar mirrors the page. */
export const directionOf = ({ direction, locale }: Toolbars): 'ltr' | 'rtl' =>
  direction === 'rtl' || locale === 'ur-IN' ? 'rtl' : 'ltr';

/** What replaces the texts of the stories. The language comes first, then mirrored text, then long text. */
export function sampleTextOf({ locale, direction, textLength }: Toolbars): SampleText {
  if (locale !== 'en-IN') return locale;
  if (direction === 'rtl') return 'mirrored';
  return textLength;
}

type Icon =
  | 'mirror'
  | 'category'
  | 'database'
  | 'globe'
  | 'zoom'
  | 'play'
  | 'contrast'
  | 'transfer'
  | 'expand'
  | 'ruler';
type Item<Value> = { value: Value; title: string };

const toolbar = <Name extends keyof Toolbars>(
  name: Name,
  title: string,
  icon: Icon,
  items: readonly Item<Toolbars[Name]>[],
) => ({ [name]: { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } } });

export const toolbars = {
  ...toolbar('theme', 'Theme', 'mirror', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
    { value: 'custom', title: 'Custom (a store)' },
  ]),
  ...toolbar('catalogue', 'Catalogue', 'category', [
    { value: 'luxury', title: 'Luxury' },
    { value: 'indiluxe', title: 'Indiluxe' },
  ]),
  ...toolbar('amount', 'Amount of data', 'database', [
    { value: 'usual', title: 'Usual amount' },
    { value: 'empty', title: 'Nothing' },
    { value: 'one', title: 'One' },
    { value: 'many', title: 'Many, 99+' },
  ]),
  ...toolbar('locale', 'Language', 'globe', [
    { value: 'en-IN', title: 'English' },
    { value: 'hi-IN', title: 'हिन्दी, sample text' },
    { value: 'ur-IN', title: 'اردو, sample text' },
  ]),
  ...toolbar('direction', 'Direction', 'transfer', [
    { value: 'locale', title: 'Direction of the language' },
    { value: 'rtl', title: 'Right to left, mirrored' },
  ]),
  ...toolbar('density', 'Density', 'expand', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  ...toolbar('textLength', 'Text length', 'ruler', [
    { value: 'plain', title: 'Usual length' },
    { value: 'long', title: 'Lóóng wørds' },
  ]),
  ...toolbar('textSize', 'Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  ...toolbar('motion', 'Motion', 'play', [
    { value: 'moving', title: 'System motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  ...toolbar('contrast', 'Contrast', 'contrast', [
    { value: 'usual', title: 'System contrast' },
    { value: 'more', title: 'More contrast' },
  ]),
} satisfies Preview['globalTypes'];
