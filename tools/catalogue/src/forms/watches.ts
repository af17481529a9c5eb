import type { Form } from '../form.ts';

const watchCare = [
  'Keep away from magnets: phone speakers, bag clasps. Service every five years at the house’s centre in Mumbai.',
  'Water resistant to 30 metres: rain and washing hands. Wipe the case with a dry cloth.',
  'Wind it fifteen turns after a rest. Keep leather straps out of the monsoon.',
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
      'The emerald of the {line} is brushed outward from the centre, so it is dark until you turn your wrist.',
      'Green dials were out of fashion for forty years. The {line} is a patient argument for them.',
      'Under a lamp the dial of the {line} opens like a pupil.',
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
      'An ivory dial, gold batons and room around both. The {line} is easy to read and easy to leave on.',
      'The dial of the {line} is warm, like old paper, and will not yellow further.',
      'The {line} is the watch a grandfather might have had, at the size he would have liked.',
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
      'Midnight blue that goes to black in a cinema. The {line} is the one of the family for every day.',
      'The links of the {line} are small, so the bracelet falls like cloth.',
      'Steel throughout, polished only where light should land: the {line} dresses up or does not.',
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
      'Rose gold around black: the {line} is the evening watch.',
      'The hands of the {line} are the only warm thing on a very dark dial.',
      'The {line} keeps its colour to the rim and leaves the face alone.',
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
    'The seconds have a dial of their own at six and take a minute over it.',
    'The movement winds itself and runs forty hours off the wrist.',
    'Sapphire crystal, domed by a hair.',
    'The crown is fluted and large enough to find in the dark.',
    'The hands are bevelled by hand, on both edges.',
  ],
  close: [
    'Assembled in {place}, forty to the month.',
    'It is thinner than a coin stack of four.',
    'The size is right again.',
    'Two years’ warranty, and papers with its number.',
    'Nothing on the dial explains itself twice.',
  ],
  style: [
    'Under a shirt cuff, just.',
    'With a kurta, sleeves pushed back.',
    'It likes a plain ring and no other company.',
    'Every day, including Sunday.',
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
      'Bordeaux, in rose gold. The {line} is the least shy of the family.',
      'The dial of the {line} is the red of a wine held to the window.',
      'A rectangle with soft corners and a deep red face: the {line} was drawn around a calling card.',
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
      'Green on green: dial and strap of the {line} were dyed to the same card.',
      'The {line} is quiet for a gold watch, thanks to a very dark green.',
      'Forest, under a curved crystal. The {line} takes a second look to be noticed.',
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
      'Ivory dial, gold case, bordeaux strap. The {line} could have been made in 1931, and better now.',
      'The {line} is legible across a table, which is the polite way to tell the time.',
      'A cream face and a wine-red strap give the {line} its manners.',
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
      'Steel and black: the {line} with the jewellery taken off.',
      'The {line} is all edge and reflection, and wears smaller than it looks.',
      'A black dial that stays black in sunlight. The {line} is precise about it.',
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
    'The case is curved at the back and follows the wrist.',
    'Small seconds turn at six, in a circle that softens the corners.',
    'Automatic, with forty hours in reserve.',
    'The lugs are part of the case, so strap and steel meet without a gap.',
    'Sapphire in front, a solid back for an engraving.',
  ],
  close: [
    'Made in {place} by goldsmiths, which shows at the corners.',
    'Wear it on the inside of the wrist if you drive.',
    'The strap changes without a tool.',
    'Two years’ warranty, and a fitted travel case.',
    'A good watch to be given.',
  ],
  style: [
    'With one bracelet, on the other wrist.',
    'It suits narrow wrists and narrow lapels.',
    'Dinner, and the morning after.',
    'Let it be the only rectangle you wear.',
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
