import type { Form } from '../form.ts';

const scentCare = [
  'Keep out of the sun and away from the bathroom’s heat.',
  'Spray on skin, from a hand’s length. Do not rub.',
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
    'One spray at the collarbone, one at the wrist, then stop.',
    'It lasts until the next morning, on wool until the next week.',
    'Jasmine from three families outside {place}.',
    'The bottle can be refilled at the counter.',
  ],
  style: [
    'On a scarf, where it stays.',
    'After dark, or before a long flight.',
    'Wear it alone for a week before you judge it.',
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
      'No. 4 was the fourth attempt and the last one needed. Orange peel at first, amber for the rest of the day.',
      'Amber is not a thing but an agreement between resins. In No. 4 they agree.',
      'Delhi’s winter is short. No. 4 has enough amber to last it.',
    ],
    [
      'The label is plain and the liquid is the colour it should be.',
      'Labdanum gives the warmth, vanilla almost none.',
      'It is louder in the first ten minutes than ever again.',
    ],
  ),
  scent(
    'noir',
    'Nuit',
    'eau de parfum',
    'Plum, iris, incense',
    [15800, 18200],
    [
      'Nuit smells of plum skins and a church with the door open.',
      'The black cap is lacquered seven times. The scent under it is darker still.',
      'Nuit is iris at its coldest, warmed by fruit.',
    ],
    [
      'The plum is dry, not jam.',
      'The incense comes from Oman and arrives last.',
      'It stays close; people lean in.',
    ],
  ),
  scent(
    'rose',
    'Rose',
    'eau de parfum',
    'May rose, pink pepper, musk',
    [14800, 16900],
    [
      'A rose with its leaves on. Nothing in Rose is powdered.',
      'Rose is picked at six in the morning for three weeks in May and bottled in a sphere of rose gold light.',
      'The pepper comes first, so that the rose is a relief.',
    ],
    [
      'Three hundred kilos of petals for a litre, which explains the price.',
      'The stopper is a ball and turns in the hand.',
      'It is green for an hour and pink after that.',
    ],
  ),
  scent(
    'vetiver',
    'Vetiver',
    'parfum',
    'Vetiver, cardamom, cedar',
    [17800, 19800],
    [
      'Vetiver is a root, and smells like rain on a khus screen. Anyone from the north of India will know it.',
      'Tall and eight-sided, the bottle of Vetiver is the greenest thing in the house.',
      'A parfum, so it keeps to itself: Vetiver is for the wearer first.',
    ],
    [
      'The root is distilled twice, to lose the smoke.',
      'Cardamom from the Western Ghats opens it.',
      'A quarter of the bottle is oil.',
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
    'The case of {line} is fluted like a column and closes with a click you will do for no reason.',
    '{line} goes on in one pass and stays through soup.',
    'Colour first, shine second: {line} is how {brand} thinks a lipstick should be.',
    '{line} was matched against skin in four cities, two of them ours.',
  ],
  fact: [
    'The bullet is cut at a slant that fits a mouth.',
    'Carmine leans blue, rosewood leans brown, plum leans to evening.',
    'No scent but a little wax.',
    'Each shade has its own case, so you can find it by touch.',
    'It does not travel, if you blot once.',
  ],
  close: [
    'The case is weighted brass.',
    'Three grams, which is about three hundred evenings.',
    'Blot, reapply, leave.',
    'A small extravagance that lasts a year.',
  ],
  style: [
    'With bare eyes.',
    'Carmine with white cotton.',
    'Plum after dark, with a kurta the colour of ink.',
  ],
  care: [
    'Keep below 30 degrees; not in the car.',
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

const jar = (colour: string, word: string, open: string[]): Form => ({
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
  nouns: [word],
  qualifiers: ['', 'refillable', 'in a gift box'],
  factors: { refillable: 1.12, 'in a gift box': 1.08 },
  materials: [{ name: word, detail: 'Night cream' }],
  price: [12500, 18500],
  sizes: 'jar',
  genders: [['Women', 'Men', 'Unisex']],
  open,
  fact: [
    'Squalane from olives, ceramides, and not much else.',
    'The lid is weighted and lands with a soft knock.',
    'A small spoon is under the lid. Use it.',
    'No colour, hardly any scent.',
  ],
  close: [
    'Warm a pea of it between two fingers first.',
    'Fifty millilitres last about three months.',
    'Empty jars come back to us for a refill.',
    'Made in {place}, in batches of four hundred.',
  ],
  style: ['Last thing at night, on a damp face.', 'On the backs of hands too.', 'Less than you think.'],
  care: [
    'Close after use. Best within twelve months of opening.',
    'Keep out of the sun; the fridge is not needed.',
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
    'The original formula of 1972, in white. It asks nothing and mends what the day did.',
    'A plain night cream in a jar that looks like a teacup’s cousin.',
    'Crème de nuit, as it was, less one preservative.',
  ]),
  jar('onyx', 'rich', [
    'The rich one, in black glass, for dry air and high places.',
    'For Leh, for long flights, for January.',
    'Thicker than the original by a third, and slower to sink.',
  ]),
  jar('jade', 'light', [
    'The light one, in green, for Chennai, Mumbai and the monsoon.',
    'A cream that behaves like a gel until morning.',
    'Half the oil of the original, for skin that makes its own.',
  ]),
];

export const beautyForms: Form[] = [...scents, lipstick, ...jars];
