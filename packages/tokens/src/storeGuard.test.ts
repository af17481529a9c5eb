import { expect, test } from 'vitest';
import { contrastRatio, parseHex, type Rgb } from './contrast.ts';
import { safeStore, storeVariables } from './storeGuard.ts';

const neel = { surface: '#10162a', text: '#e6e9f4', muted: '#a9b3d6', accent: '#d9b7a0', media: '#182038' };
const ratio = (a: string, b: string) => contrastRatio(parseHex(a) as Rgb, parseHex(b) as Rgb);

test('safeStore returns the colours of a store unchanged if they have enough contrast', () => {
  expect(safeStore(neel)).toEqual(neel);
});

test.each([
  ['dark text on a dark surface becomes ivory', { text: '#20263a' }, { text: '#f4eee3' }],
  [
    'pale text on a pale surface becomes ink',
    { surface: '#fdfbf7', text: '#efe9dd', media: '#ffffff' },
    { text: '#12100e' },
  ],
  [
    'on a mid-tone where neither reaches 4.5, black does',
    { surface: '#777777', text: '#808080' },
    { text: '#000000' },
  ],
  ['a failing muted becomes the text', { muted: '#3a4260' }, { muted: '#e6e9f4' }],
  ['a failing accent becomes the text', { accent: '#2a3044' }, { accent: '#e6e9f4' }],
  ['a failing media background becomes the surface', { media: '#e6e9f4' }, { media: '#10162a' }],
])('safeStore corrects colours with too little contrast: %s', (_, given, expected) => {
  expect(safeStore({ ...neel, ...given })).toMatchObject(expected);
});

test.each([
  ['a named colour', { text: 'white' }],
  ['a short hex', { accent: '#fff' }],
  ['CSS that would escape the declaration', { media: '#fff;} body{display:none' }],
  ['a number', { muted: 7 }],
  ['a missing colour', { surface: undefined }],
])('safeStore rejects all five colours if one is %s', (_, given) => {
  expect(safeStore({ ...neel, ...given })).toBeUndefined();
});

test('safeStore returns readable colours for any five colours', () => {
  // The random numbers start from a fixed seed, so that every run tests the same 5,000 stores.
  let seed = 7;
  const colour = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  };
  for (let count = 0; count < 5000; count += 1) {
    const given = { surface: colour(), text: colour(), muted: colour(), accent: colour(), media: colour() };
    const safe = safeStore(given);
    if (safe === undefined) throw new Error(`rejected ${JSON.stringify(given)}`);
    const worst = Math.min(
      ratio(safe.text, safe.surface),
      ratio(safe.muted, safe.surface),
      ratio(safe.text, safe.media),
      ratio(safe.accent, safe.surface) * 1.5,
    );
    expect(worst, JSON.stringify(given)).toBeGreaterThanOrEqual(4.5);
  }
});

test('storeVariables returns the colours of the store as CSS variables', () => {
  expect(storeVariables(neel)).toMatchObject({
    '--lx-color-store-surface': '#10162a',
    '--lx-color-store-media': '#182038',
  });
});
