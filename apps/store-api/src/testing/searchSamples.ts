import type { SearchDocument, SearchNames } from '../modules/search/engine.ts';

export const sampleNames: SearchNames = {
  synonyms: [
    ['handbag', 'bag', 'arm candy'],
    ['jutti', 'mojari'],
  ],
  nearest: [{ unlisted: ['anklet', 'payal'], offered: ['necklace', 'ring'] }],
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

export const sampleDocuments = [
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

/** Typed terms and the expected products, best first [SEA-11]. */
export const searchSamples: [why: string, typed: string, ids: string[]][] = [
  ['as typed', 'ledger tote', ['1']],
  ['capitals and accents', 'RIVIERE', ['2']],
  ['plural for singular', 'necklaces', ['2']],
  ['singular for plural', 'jutti', ['3']],
  ['joined words', 'tophandle', ['0']],
  ['split words', 'cross body', ['4']],
  ['a brand without its ampersand', 'halden roe', ['0']],
  ['brand nickname', 'haldenroe', ['0']],
  ['a synonym', 'handbag', ['0', '1', '4']],
  ['a phrase that means the same', 'arm candy', ['0', '1', '4']],
  ['a letter missing', 'juti', ['3']],
  ['two letters swapped', 'neckalce', ['2']],
  ['two typos in a long word', 'necklaice gold', ['2']],
  ['still being typed', 'neckl', ['2']],
  ['a brand misspelt', 'kaarigor', ['3', '4']],
  ['one unknown word', 'ledger tote velvet', ['1']],
  ['fillers', 'a bag for the women', ['0', '1', '4']],
  ['a colour before a description that names it', 'black bag', ['0', '1']],
  ['the nearest products for an unlisted word', 'payal', ['2']],
  ['another word of four letters', 'tota', []],
  ['nothing similar', 'xqzzy', []],
  ['no words', '!!!', []],
];

/** Typed terms and their corrected spelling [SEA-06]; null if the typed term finds products. */
export const spellingSamples: [typed: string, better: string | null][] = [
  ['neckalce', 'necklace'],
  ['warden tot handel bag', 'warden tote handle bag'],
  ['necklaces', null],
  ['ledger tote', null],
];

/** Typed terms, each with its words under which no product is listed; null if there are no such words. */
export const unlistedSamples: [typed: string, unlisted: string | null][] = [
  ['gold payal', 'payal'],
  ['laptop', 'laptop'],
  ['ledger tote', null],
  ['neckalce', null],
  ['arm candy', null],
  ['noir handbag', null],
];
