import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText as fold } from '@luxe/format';
import { findBrands, groupBrands, letterOf, letters, sortBrands } from './brandNames.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (brands: readonly { name: string }[]) => brands.map(({ name }) => name);

test.each([
  ['Émile', 'E'],
  ['émile', 'E'],
  ['Østra', 'O'],
  ['Łabędź', 'L'],
  ['’s Gravenhage', 'S'],
  ['  Aigle', 'A'],
  ['1912 Manufacture', '#'],
  ['& Sons', 'A'],
  ['रेशम', '#'],
  ['!', '#'],
])('the brand %s is listed under letter %s [CON-01]', (name, letter) => expect(letterOf(name)).toBe(letter));

it('sorts brands from A to Z, ignores case and accents, and puts other initials last [CON-01]', () => {
  const sorted = sortBrands(
    named('1912 Manufacture', 'Zari', 'Émile', 'esker', 'Élan', 'De la Cour', 'Dehl', '22 Carat'),
  );
  expect(namesOf(sorted)).toEqual([
    'De la Cour',
    'Dehl',
    'Élan',
    'Émile',
    'esker',
    'Zari',
    '1912 Manufacture',
    '22 Carat',
  ]);
});

test.each([
  ['', ['Émile Sarrault', 'Halden & Roe', 'O’Hara']],
  ['  ', ['Émile Sarrault', 'Halden & Roe', 'O’Hara']],
  ['emile', ['Émile Sarrault']],
  ['ÉMILE', ['Émile Sarrault']],
  ['sarr', ['Émile Sarrault']],
  ['halden and', ['Halden & Roe']],
  ['halden & roe', ['Halden & Roe']],
  ['Halden Roe', ['Halden & Roe']],
  ['ohara', ['O’Hara']],
  ["o'hara", ['O’Hara']],
  ['zzz', []],
  ['!!', []],
])('the filter text “%s” finds the brands %j [CON-01]', (query, found) => {
  expect(namesOf(findBrands(named('Émile Sarrault', 'Halden & Roe', 'O’Hara'), query))).toEqual(found);
});

describe('for any names', () => {
  const names = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Élan', 'élan', 'Zari', '9', '')),
  );

  it('the letter groups are in alphabetical order, and each brand is once in the group of its letter', () => {
    fc.assert(
      fc.property(names, (given) => {
        const groups = groupBrands(sortBrands(named(...given)));
        expect(groups.flatMap(({ brands }) => namesOf(brands)).sort()).toEqual([...given].sort());
        for (const { letter, brands } of groups)
          for (const { name } of brands) expect(letterOf(name)).toBe(letter);
        const indexes = groups.map(({ letter }) => letters.indexOf(letter));
        expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
      }),
    );
  });

  it('the sort order does not depend on the input order', () => {
    fc.assert(
      fc.property(names, (given) => {
        expect(sortBrands(named(...given.toReversed()))).toEqual(sortBrands(named(...given)));
      }),
    );
  });

  it('a brand is found by its name in any case and without accents', () => {
    fc.assert(
      fc.property(names, (given) => {
        for (const name of given.filter((one) => fold(one) !== ''))
          for (const query of [name, name.toUpperCase(), fold(name)])
            if (fold(query) === fold(name))
              expect(namesOf(findBrands(named(...given), query))).toContain(name);
      }),
    );
  });
});
