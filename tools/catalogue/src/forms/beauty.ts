import type { Form } from './form.ts';

const scentCare = [
  'Store away from sunlight and from the heat of the bathroom.',
  'Spray on the skin from a hand’s length. Do not rub.',
  'Close the cap. Best within two years of opening.',
];

const scent = (
  colour: string,
  name: string,
  strength: string,
  notes: string,
  price: [number, number],
  open: string[],
  fact: string[],
): Form => ({
  key: `perfume-${colour}`,
  family: 'perfume',
  model: 'perfume',
  colours: [colour],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH2110101',
  weight: 3,
  onlyBrand: 'Ostra',
  lines: [name],
  nameAs: '{line}, {noun}, {q}',
  nouns: [strength],
  qualifiers: ['', 'in a gift box', 'with a travel case'],
  factors: { 'in a gift box': 1.08, 'with a travel case': 1.2 },
  materials: [{ name: strength, detail: notes }],
  price,
  sizes: 'perfume',
  genders: [['Women', 'Men', 'Unisex']],
  open,
  fact,
  close: [
    'One spray at the collarbone and one at the wrist are enough.',
    'It lasts until the next morning, and for a week on wool.',
    'Made with jasmine from three families outside {place}.',
    'The bottle can be refilled in {brand} boutiques.',
  ],
  style: [
    'On a scarf, where it lasts.',
    'For evenings, or before a long flight.',
    'Wear it on its own for a week before you decide.',
  ],
  care: scentCare,
  details: [
    { label: 'Notes', value: notes },
    { label: 'Strength', value: strength },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Not Returnable'],
  tags: ['gifting', 'winter'],
});

const scents: Form[] = [
  scent(
    'noir-amber',
    'No. 4',
    'eau de parfum',
    'Bitter orange, labdanum, amber',
    [15500, 17800],
    [
      'The fourth attempt was the right one. No. 4 opens with orange peel and settles into amber for the rest of the day.',
      'Amber is a blend of resins. In No. 4 they are in perfect balance.',
      'Delhi’s winter is short. No. 4 has enough amber to last it.',
    ],
    [
      'A plain label on amber-coloured liquid.',
      'Labdanum gives the warmth, with a touch of vanilla.',
      'Strong for the first ten minutes, then soft.',
    ],
  ),
  scent(
    'noir',
    'Nuit',
    'eau de parfum',
    'Plum, iris, incense',
    [15800, 18200],
    [
      'Nuit smells of plum skins and church incense.',
      'The black cap is lacquered seven times. The scent inside is darker still.',
      'Nuit is cool iris, warmed by fruit.',
    ],
    ['The plum is dry, not sweet.', 'Incense from Oman is the last note.', 'It stays close to the skin.'],
  ),
  scent(
    'rose',
    'Rose',
    'eau de parfum',
    'May rose, pink pepper, musk',
    [14800, 16900],
    [
      'A fresh rose, leaves included. Nothing in Rose is powdery.',
      'The petals of Rose are picked at six in the morning, for three weeks in May, and bottled in a rose gold sphere.',
      'Rose opens with pepper, then turns soft.',
    ],
    [
      'Each litre needs three hundred kilos of petals.',
      'The ball stopper turns in the hand.',
      'Green for the first hour, floral after that.',
    ],
  ),
  scent(
    'vetiver',
    'Vetiver',
    'parfum',
    'Vetiver, cardamom, cedar',
    [17800, 19800],
    [
      'Vetiver is a root that smells like rain on a khus screen, as everyone in north India knows.',
      'Vetiver comes in a tall, eight-sided green bottle.',
      'Vetiver is a parfum that stays close to the wearer.',
    ],
    [
      'The root is distilled twice, to remove the smoky note.',
      'Cardamom from the Western Ghats opens it.',
      'A quarter of it is perfume oil.',
    ],
  ),
];

const lipstick: Form = {
  key: 'lipstick',
  family: 'lipstick',
  model: 'lipstick',
  catalogue: 'luxury',
  categoryCode: 'LSH2110102',
  weight: 10,
  onlyBrand: 'Ostra',
  lines: ['Rouge Plissé', 'Rouge Cannelure', 'Rouge Colonne'],
  nameAs: '{line} {q} {noun}',
  nouns: ['lipstick, {material}'],
  qualifiers: ['', 'refillable', 'long-wear', 'gift'],
  materials: [
    { name: 'satin', detail: 'Satin finish' },
    { name: 'cream', detail: 'Cream finish' },
    { name: 'soft satin', detail: 'Soft satin finish' },
    { name: 'demi-matte', detail: 'Demi-matte finish' },
  ],
  price: [4800, 6900],
  factors: { gift: 1.25, refillable: 1.1, 'long-wear': 1.05 },
  sizes: 'one',
  genders: [['Women']],
  open: [
    'The case of {line} is fluted like a column and closes with a satisfying click.',
    '{line} goes on in one pass and lasts through dinner.',
    '{line} puts colour first and shine second.',
    '{line} was tested on skin tones in four cities, two of them in India.',
  ],
  fact: [
    'The bullet is slanted to follow the lips.',
    'Carmine is a cool red, rosewood a soft brown, plum a shade for the evening.',
    'Almost unscented.',
    'Each shade has its own case, so you can find it easily.',
    'Blot once and it stays in place.',
  ],
  close: [
    'The case is weighted brass.',
    'Three grams last for about three hundred evenings.',
    'Apply, blot and apply again.',
    'A small extravagance that lasts a year.',
  ],
  style: ['With bare eyes.', 'Carmine with white cotton.', 'Plum in the evening, with an ink blue kurta.'],
  care: [
    'Store below 30 degrees; do not leave it in the car.',
    'Best within eighteen months of opening.',
    'Wipe the bullet with tissue.',
  ],
  details: [
    { label: 'Weight', value: '3.2 g' },
    { label: 'Case', value: 'Fluted, lacquer and gold-toned metal' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Not Returnable'],
  tags: ['gifting', 'evening'],
};

const jar = (colour: string, noun: string, open: string[]): Form => ({
  key: `jar-${colour}`,
  family: 'jar',
  model: 'jar',
  colours: [colour],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH2110103',
  weight: 3,
  onlyBrand: 'Ostra',
  lines: ['Crème de nuit'],
  nameAs: '{line}, {noun}, {q}',
  nouns: [noun],
  qualifiers: ['', 'refillable', 'in a gift box'],
  factors: { refillable: 1.12, 'in a gift box': 1.08 },
  materials: [{ name: noun, detail: 'Night cream' }],
  price: [12500, 18500],
  sizes: 'jar',
  genders: [['Women', 'Men', 'Unisex']],
  open,
  fact: [
    'Olive squalane, ceramides and little else.',
    'The weighted lid closes softly.',
    'Comes with a small spoon under the lid.',
    'No colour, hardly any scent.',
  ],
  close: [
    'Warm a pea-sized amount between two fingers first.',
    'Fifty millilitres last about three months.',
    'Empty jars can be refilled in {brand} boutiques.',
    'Made in {place}, in batches of four hundred.',
  ],
  style: ['Last thing at night, on a damp face.', 'On the backs of hands too.', 'A little is enough.'],
  care: [
    'Close after use. Best within twelve months of opening.',
    'Store away from sunlight, at room temperature.',
  ],
  details: [
    { label: 'Use', value: 'Night, face and neck' },
    { label: 'Jar', value: 'Glass with a gold-toned lid' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Not Returnable'],
  tags: ['gifting'],
});

const jars: Form[] = [
  jar('porcelain', 'the original', [
    'The original formula of 1972, in white. It repairs your skin while you sleep.',
    'A simple night cream in a jar like fine china.',
    'The classic Crème de nuit, now with one preservative less.',
  ]),
  jar('onyx', 'rich', [
    'The rich version, in black glass, for dry air and high altitudes.',
    'For Leh, for long flights, for January.',
    'A third thicker than the original, and slower to absorb.',
  ]),
  jar('jade', 'light', [
    'The light version, in green, for Chennai, Mumbai and the monsoon.',
    'A cream as light as a gel.',
    'With half the oil of the original, for oily skin.',
  ]),
];

export const beautyForms: Form[] = [...scents, lipstick, ...jars];
