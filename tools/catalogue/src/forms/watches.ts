import type { Form } from './form.ts';

const watchCare = [
  'Keep it away from magnets, such as phone speakers and bag clasps. Service it every five years at the brand’s centre in Mumbai.',
  'Water resistant to 30 metres: safe in rain and when you wash your hands. Wipe the case with a dry cloth.',
  'If it has stopped, wind it fifteen turns. Avoid the monsoon with leather straps.',
];

interface Dial {
  colour: string;
  noun: string;
  material: string;
  metal: string;
  strap: string;
  strapColour: string;
  pattern: string;
  open: string[];
}

const roundDials: Dial[] = [
  {
    colour: 'emerald',
    noun: 'small seconds, emerald dial',
    material: 'gold on green leather',
    metal: '18 ct gold-capped steel',
    strap: 'Dark green calf',
    strapColour: 'Green',
    pattern: 'Sunburst',
    open: [
      'The emerald dial of the {line} is brushed outward from the centre, so it is dark until you turn your wrist.',
      'Green dials were out of fashion for forty years. The {line} shows why they are back.',
      'The green dial of the {line} lights up as you turn your wrist.',
    ],
  },
  {
    colour: 'ivory',
    noun: 'small seconds, ivory dial',
    material: 'gold on brown leather',
    metal: '18 ct gold-capped steel',
    strap: 'Brown calf',
    strapColour: 'Brown',
    pattern: 'Plain',
    open: [
      'An ivory dial and gold batons, with space around both. The {line} is easy to read and easy to wear.',
      'The dial of the {line} has the warm tone of old paper.',
      'The {line} is a vintage design in a modern size.',
    ],
  },
  {
    colour: 'midnight',
    noun: 'small seconds, midnight dial',
    material: 'steel on a steel bracelet',
    metal: 'Stainless steel 316L',
    strap: 'Steel bracelet, folding clasp',
    strapColour: 'Silver',
    pattern: 'Sunburst',
    open: [
      'A midnight blue that looks black in the dark: the {line} is a watch for every day.',
      'The small links of the {line} make the bracelet as supple as cloth.',
      'The {line} is all steel, polished only in part, for day and evening.',
    ],
  },
  {
    colour: 'noir',
    noun: 'small seconds, black dial',
    material: 'rose gold on black leather',
    metal: '18 ct rose gold-capped steel',
    strap: 'Black calf',
    strapColour: 'Black',
    pattern: 'Plain',
    open: [
      'Rose gold around black: the {line} is a watch for the evening.',
      'The rose gold hands of the {line} stand out on a very dark dial.',
      'The {line} has a warm case and a plain black dial.',
    ],
  },
];

const roundWatches: Form[] = roundDials.map((dial) => ({
  key: `watch-${dial.colour}`,
  family: 'watch',
  model: 'watch',
  colours: [dial.colour],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH1510101001',
  weight: 8,
  onlyBrand: 'Lumen Genève',
  lines: ['Heure', 'Salève', 'Rade', 'Jonction', 'Carouge', 'Plainpalais', 'Arve', 'Méridien'],
  nameAs: '{line} {noun}, {q}',
  nouns: [`automatic ${dial.noun}`, dial.noun],
  qualifiers: ['38 mm', '36 mm', '40 mm'],
  measure: { label: 'Diameter', by: { '38 mm': '38 mm', '36 mm': '36 mm', '40 mm': '40 mm' } },
  materials: [{ name: dial.material, detail: dial.metal }],
  price: [285000, 620000],
  sizes: 'one',
  genders: [['Men'], ['Women', 'Men', 'Unisex'], ['Men']],
  open: dial.open,
  fact: [
    'The seconds have their own small dial at six.',
    'The automatic movement runs for forty hours off the wrist.',
    'With a slightly domed sapphire crystal.',
    'The large, fluted crown is easy to grip.',
    'The hands are bevelled by hand on both edges.',
  ],
  close: [
    'Assembled in {place}, forty watches a month.',
    'Thin enough for any cuff.',
    'A classic size.',
    'Comes with a two-year warranty and numbered papers.',
    'A dial with nothing superfluous.',
  ],
  style: [
    'Just under a shirt cuff.',
    'With a kurta, the sleeves pushed back.',
    'With a plain ring and no other jewellery.',
    'Every day, Sundays included.',
  ],
  care: watchCare,
  details: [
    { label: 'Case', value: dial.metal },
    { label: 'Strap', value: dial.strap },
    { label: 'Movement', value: 'Automatic, small seconds at six' },
    { label: 'Water resistance', value: '30 m' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['7 Day Return', '15 Day Return'],
  tags: ['time', 'gifting'],
  typeWatches: dial.colour === 'midnight' ? 'Automatic, bracelet' : 'Automatic, strap',
  patternWatches: dial.pattern,
  strapColour: dial.strapColour,
}));

const squareDials: Dial[] = [
  {
    colour: 'bordeaux',
    noun: 'rectangular watch, bordeaux dial',
    material: 'rose gold on dark leather',
    metal: 'Rose gold-plated steel',
    strap: 'Dark brown calf',
    strapColour: 'Brown',
    pattern: 'Sunburst',
    open: [
      'Bordeaux in rose gold: the {line} is the boldest of the family.',
      'The dial of the {line} is the red of wine in the light.',
      'A rectangle with soft corners and a deep red dial: the shape of the {line} comes from a calling card.',
    ],
  },
  {
    colour: 'forest',
    noun: 'rectangular watch, forest dial',
    material: 'gold on green leather',
    metal: 'Gold-plated steel',
    strap: 'Green calf',
    strapColour: 'Green',
    pattern: 'Sunburst',
    open: [
      'Green on green: the dial and strap of the {line} are dyed to match.',
      'A very dark green makes the {line} discreet for a gold watch.',
      'The {line} has a forest green dial under a curved crystal.',
    ],
  },
  {
    colour: 'ivory',
    noun: 'rectangular watch, ivory dial',
    material: 'gold on bordeaux leather',
    metal: 'Gold-plated steel',
    strap: 'Bordeaux calf',
    strapColour: 'Red',
    pattern: 'Plain',
    open: [
      'Ivory dial, gold case, bordeaux strap: the {line} has the style of the thirties.',
      'The {line} is easy to read, even across a table.',
      'A cream dial and a wine-red strap give the {line} its classic look.',
    ],
  },
  {
    colour: 'noir',
    noun: 'rectangular watch, black dial',
    material: 'steel on black leather',
    metal: 'Stainless steel 316L',
    strap: 'Black calf',
    strapColour: 'Black',
    pattern: 'Plain',
    open: [
      'The {line} in steel and black is the simplest of the family.',
      'The {line} has crisp edges and wears smaller than it looks.',
      'The black dial of the {line} stays black, even in sunlight.',
    ],
  },
];

const squareWatches: Form[] = squareDials.map((dial) => ({
  key: `square-watch-${dial.colour}`,
  family: 'square-watch',
  model: 'square-watch',
  colours: [dial.colour],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH1510101002',
  weight: 7,
  onlyBrand: 'Tessaro',
  lines: ['Carta', 'Sestri', 'Palladio', 'Loggia', 'Basilica', 'Retrone', 'Visita'],
  nameAs: '{line} {q} {noun}',
  nouns: [dial.noun, `automatic ${dial.noun}`],
  qualifiers: ['', 'petite', 'grande'],
  measure: { label: 'Case size', by: { '': '34 × 28 mm', petite: '30 × 24 mm', grande: '38 × 31 mm' } },
  materials: [{ name: dial.material, detail: dial.metal }],
  price: [138000, 310000],
  factors: { petite: 0.9, grande: 1.12 },
  sizes: 'one',
  genders: [['Women', 'Men', 'Unisex'], ['Women'], ['Men']],
  open: dial.open,
  fact: [
    'The curved case follows the wrist.',
    'Small seconds at six, in a circle that softens the corners.',
    'Automatic, with a power reserve of forty hours.',
    'The lugs are part of the case, so the strap fits without a gap.',
    'Sapphire crystal in front, and a solid back for an engraving.',
  ],
  close: [
    'Made in {place} by goldsmiths, as the corners show.',
    'Also comfortable on the inside of the wrist.',
    'The strap changes without tools.',
    'Comes with a two-year warranty and a fitted travel case.',
    'A watch to give as a present.',
  ],
  style: [
    'With one bracelet, on the other wrist.',
    'Suits narrow wrists.',
    'For dinner, and for the office.',
    'On its own, without other jewellery.',
  ],
  care: watchCare,
  details: [
    { label: 'Case', value: dial.metal },
    { label: 'Strap', value: dial.strap },
    { label: 'Movement', value: 'Automatic, small seconds' },
    { label: 'Water resistance', value: '30 m' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['7 Day Return', '15 Day Return'],
  tags: ['time', 'gifting', 'evening'],
  typeWatches: 'Automatic, strap',
  patternWatches: dial.pattern,
  strapColour: dial.strapColour,
}));

export const watchForms: Form[] = [...roundWatches, ...squareWatches];
