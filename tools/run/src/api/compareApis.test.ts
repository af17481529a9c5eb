import { expect, test } from 'vitest';
import { compareApis, levelOf } from './compareApis.ts';
import type { ExportedName } from './readApi.ts';
import type { Prop } from './readProps.ts';

const size: Prop = { name: 'size', type: "'s' | 'm'", isRequired: false, about: '', fallback: "'m'" };
const label: Prop = { name: 'label', type: 'string', isRequired: true, about: '' };
const id: Prop = {
  name: 'id',
  type: 'string',
  isRequired: false,
  about: '',
  inheritedFrom: 'HTMLAttributes',
};
/** A button with these props of its own, and an inherited one. */
const button = (...props: Prop[]): ExportedName => ({
  name: 'Button',
  type: 'component',
  props: [...props, id],
});
const apiOf = (...exported: ExportedName[]) => new Map([['./button', exported]]);

const before = apiOf(button(size, label));

test.each<[string, ReturnType<typeof apiOf>, string, string]>([
  ['a removed prop', apiOf(button(size)), 'major', './button: Button lost label.'],
  [
    'a new required prop',
    apiOf(button(size, label, { ...label, name: 'to' })),
    'major',
    './button: Button needs the new to.',
  ],
  ['a prop that is needed now', apiOf(button({ ...size, isRequired: true }, label)), 'major', ''],
  [
    'another default',
    apiOf(button({ ...size, fallback: "'s'" }, label)),
    'major',
    "The default of ./button: Button.size was 'm', and is 's'.",
  ],
  ['a removed name', apiOf(), 'major', './button: Button is gone.'],
  ['a smaller union', apiOf(button({ ...size, type: "'s'" }, label)), 'major', ''],
  [
    'a larger union',
    apiOf(button({ ...size, type: "'s' | 'm' | 'l'" }, label)),
    'minor',
    "./button: Button.size also accepts 'l'.",
  ],
  ['a prop that is no longer needed', apiOf(button(size, { ...label, isRequired: false })), 'minor', ''],
  [
    'a new optional prop',
    apiOf(button(size, label, { ...size, name: 'tone' })),
    'minor',
    "./button: Button has the new tone?: 's' | 'm'.",
  ],
  [
    'a new name',
    apiOf(button(size, label), { name: 'ButtonSize', type: "'s' | 'm'" }),
    'minor',
    './button: ButtonSize is new.',
  ],
])('%s has its level', (_, after, level, sentence) => {
  const changes = compareApis(before, after);
  expect(levelOf(changes)).toBe(level);
  if (sentence) expect(changes.map((change) => change.sentence)).toEqual([sentence]);
});

test('a new inherited attribute and another text are a patch', () => {
  const after = apiOf(button(size, { ...label, about: 'The name.' }, { ...id, name: 'title' }));
  expect(compareApis(before, after)).toEqual([]);
  expect(levelOf([])).toBe('patch');
});

test('a component that no longer passes attributes on is a major change in one sentence', () => {
  const names = ['id', 'title', 'hidden', 'lang', 'onClick'];
  const inherited = names.map((name) => ({ ...id, name }));
  const with5 = apiOf({ name: 'Button', type: 'component', props: [size, ...inherited] });
  const withNone = apiOf({ name: 'Button', type: 'component', props: [size] });
  expect(compareApis(with5, withNone)).toEqual([
    {
      level: 'major',
      sentence: './button: Button no longer accepts id, title, hidden and 2 more.',
    },
  ]);
});

test('an attribute that a component declares itself is compared with the inherited one', () => {
  const own = { ...id, inheritedFrom: undefined };
  const withOwn = (prop: Prop) => apiOf({ name: 'Button', type: 'component', props: [size, label, prop] });
  expect(compareApis(before, withOwn(own))).toEqual([]);
  expect(compareApis(before, withOwn({ ...own, type: 'number' }))).toMatchObject([{ level: 'major' }]);
  expect(compareApis(before, withOwn({ ...own, isRequired: true }))).toMatchObject([{ level: 'major' }]);
});

test('a union that is exported by its name is compared by its members', () => {
  const sizes = (type: string) => apiOf({ name: 'Size', type });
  expect(compareApis(sizes("'s' | 'm'"), sizes("'s' | 'm' | 'l'"))).toEqual([
    { level: 'minor', sentence: "./button: Size also accepts 'l'." },
  ]);
  expect(compareApis(sizes("'s' | 'm'"), sizes("'s' | 'l'"))).toMatchObject([{ level: 'major' }]);
});

test('entries that come and go have a level', () => {
  expect(compareApis(before, new Map())).toMatchObject([{ level: 'major' }]);
  expect(compareApis(new Map(), before)).toMatchObject([{ level: 'minor' }]);
});
