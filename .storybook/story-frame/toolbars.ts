import type { Preview } from '@storybook/react-vite';
import type { Amount } from '@luxe/contract/testing';

/** The values of the toolbars. A story overrides a value in its `globals`. */
export interface Toolbars {
  theme: 'dark' | 'light' | 'custom';
  catalogue: 'luxury' | 'indiluxe';
  amount: Amount;
  motion: 'moving' | 'reduced';
  textLength: 'plain' | 'long';
  textSize: '100' | '200';
  contrast: 'usual' | 'more';
}

export const initialToolbars: Toolbars = {
  theme: 'dark',
  catalogue: 'luxury',
  amount: 'usual',
  motion: 'moving',
  textLength: 'plain',
  textSize: '100',
  contrast: 'usual',
};

type Icon = 'mirror' | 'category' | 'database' | 'globe' | 'zoom' | 'play' | 'contrast';
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
  ...toolbar('textLength', 'Text length', 'globe', [
    { value: 'plain', title: 'English' },
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
