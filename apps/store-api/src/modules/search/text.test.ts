import { describe, expect, it, test } from 'vitest';
import { hasBit } from './bits.ts';
import { IndexBuilder } from './columnar.ts';
import type { SearchDocument, SearchNames } from './engine.ts';
import { TextIndex } from './text-index.ts';
import { meaningfulWords, slips, stem, words } from './text.ts';

test.each([
  ['juttis', 'jutti'],
  ['dresses', 'dress'],
  ['watches', 'watch'],
  ['accessories', 'accessory'],
  ['boxes', 'box'],
  ['shoes', 'shoe'],
  ['glass', 'glass'],
  ['cactus', 'cactus'],
  ['gas', 'gas'],
])('%s and %s are one word', (plural, singular) => expect(stem(plural)).toBe(singular));

test('words fold accents, apostrophes and case', () =>
  expect(words('Élan Vœux, men’s T-shirt & 18K')).toEqual(['elan', 'v', 'ux', 'mens', 't', 'shirt', '18k']));

test('a query of fillers keeps them', () => {
  expect(meaningfulWords('bags for the office')).toEqual(['bags', 'office']);
  expect(meaningfulWords('the and')).toEqual(['the', 'and']);
});

test.each([
  ['jutti', 'juti', 1],
  ['necklace', 'neckalce', 1],
  ['bag', 'gab', 2],
  ['same', 'same', 0],
  ['tote', 'boots', 3],
])('%s to %s takes %i', (a, b, count) => expect(slips(a, b, 2)).toBe(count));

const names: SearchNames = {
  synonyms: [
    ['handbag', 'bag', 'arm candy'],
    ['jutti', 'mojari'],
  ],
  brands: [
    { code: 'MBH1', name: 'Halden & Roe', nicknames: ['H&R', 'Haldenroe'], superBrand: 'S' },
    { code: 'MBH2', name: 'Maison Noémie', nicknames: [], superBrand: 'S' },
    { code: 'MBH3', name: 'Kaarigar', nicknames: [], superBrand: 'S' },
  ],
  categories: [
    ['LSH1', 'Luxury', null],
    ['LSH10', 'Bags', 'LSH1'],
    ['LSH1010', 'Top handle bags', 'LSH10'],
    ['LSH1011', 'Tote bags', 'LSH10'],
    ['LSH13', 'Jewellery', 'LSH1'],
    ['LSH1310', 'Necklaces', 'LSH13'],
    ['ISH1', 'Indiluxe', null],
    ['ISH1010', 'Juttis', 'ISH1'],
  ].map(([code, name, parentCode]) => ({
    code: code ?? '',
    name: name ?? '',
    slug: 's',
    parentCode: parentCode ?? null,
  })),
};
const item = (
  id: number,
  name: string,
  brandCode: string,
  categories: string[],
  colours: [string, string][],
  prose = '',
): SearchDocument => ({
  id: String(id),
  catalogue: 'luxury',
  categories,
  brandCode,
  superBrand: 'S',
  genders: ['Women'],
  bagType: null,
  typeWatches: null,
  patternWatches: null,
  strapColour: null,
  tags: [],
  isProductNew: false,
  createdAt: 0,
  popularity: 0,
  name,
  prose,
  colours: colours.map(([colourName, family]) => ({
    key: colourName,
    name: colourName,
    hex: '#000000',
    family,
    price: 1,
    discount: 0,
    inStock: true,
  })),
});
/** Rows:             0 and 1: Warden; 2: Ledger; 3: Rivière; 4: jutti; 5: the crossbody. */
const documents = [
  item(
    0,
    'Warden top-handle bag',
    'MBH1',
    ['LSH1', 'LSH10', 'LSH1010'],
    [
      ['Noir', 'Black'],
      ['Oxblood', 'Red'],
    ],
  ),
  item(
    1,
    'Ledger tote',
    'MBH2',
    ['LSH1', 'LSH10', 'LSH1011'],
    [['Bone', 'White']],
    'Holds a laptop. Black edges.',
  ),
  item(2, 'Rivière necklace', 'MBH2', ['LSH1', 'LSH13', 'LSH1310'], [['Gold', 'Gold']]),
  item(3, 'Phulkari jutti', 'MBH3', ['ISH1', 'ISH1010'], [['Marigold', 'Yellow']]),
  item(4, 'Hour crossbody', 'MBH3', ['LSH1', 'LSH10'], [['Ink', 'Blue']]),
];
const builder = new IndexBuilder(names);
for (const document of documents) builder.add(document);
const { columns, segments } = builder.finish();
const index = new TextIndex(columns, segments, names.synonyms);
const best = (term: string) => {
  const found = index.match(term);
  const rows = Array.from({ length: columns.rows }, (_, row) => row).filter((row) => hasBit(found.rows, row));
  return rows.sort((a, b) => found.scoreOf(b) - found.scoreOf(a) || a - b);
};

describe('what the shopper meant comes first [SEA-11]', () => {
  it.each([
    ['as typed', 'ledger tote', [2]],
    ['capitals and accents', 'RIVIERE', [3]],
    ['plural for singular', 'necklaces', [3]],
    ['singular for plural', 'jutti', [4]],
    ['joined for parted', 'tophandle', [0, 1]],
    ['parted for joined', 'cross body', [5]],
    ['brand with its sign left out', 'halden roe', [0, 1]],
    ['brand nickname', 'haldenroe', [0, 1]],
    ['a synonym', 'handbag', [0, 1, 2, 5]],
    ['a phrase that means the same', 'arm candy', [0, 1, 2, 5]],
    ['a letter missing', 'juti', [4]],
    ['two neighbours swapped', 'neckalce', [3]],
    ['two slips in a long word', 'necklaice gold', [3]],
    ['still being typed', 'neckl', [3]],
    ['a brand misspelt', 'kaarigor', [4, 5]],
    ['one word that nothing has', 'ledger tote velvet', [2]],
    ['fillers', 'a bag for the women', [0, 1, 2, 5]],
  ])('%s: %s', (_, term, rows) => expect(best(term)).toEqual(rows));

  it('shows the colour that was asked for before prose that names it', () =>
    expect(best('black bag')).toEqual([0, 2]));

  it('finds nothing for what is nothing like anything', () => {
    expect(best('xqzzy')).toEqual([]);
    expect(best('!!!')).toEqual([]);
  });
});

describe('a better spelling [SEA-06]', () => {
  it.each([
    ['neckalce', 'necklace'],
    ['warden tot handel bag', 'warden tote handle bag'],
  ])('%s: %s', (typed, better) => expect(index.match(typed).spelling).toBe(better));

  it('is not offered for words that find something', () => {
    expect(index.match('necklaces').spelling).toBeNull();
    expect(index.match('ledger tote').spelling).toBeNull();
  });
});
