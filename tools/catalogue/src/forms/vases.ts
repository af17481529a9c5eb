import type { Form } from './form.ts';

const vaseCare = [
  'Rinse by hand; not in the dishwasher. A little bleach in water removes stains inside.',
  'Lift it by the body, not the neck.',
  'Put felt under the base on polished wood.',
];

const vaseClose = [
  'The potter’s mark is pressed into the base.',
  'The height varies by about a centimetre.',
  'Beautiful with one branch, or empty.',
  'Tested to be watertight.',
  'Comes in two boxes, well padded with paper.',
  'Made by hand in {place}, on a kick wheel.',
];

const vase = (
  key: string,
  colours: string[],
  code: string,
  weight: number,
  nouns: string[],
  materials: Form['materials'],
  price: [number, number],
  sizes: string[],
  open: string[],
  fact: string[],
): Form => ({
  key: `vase-${key}`,
  family: 'vase',
  model: 'vase',
  colours,
  catalogue: 'luxury',
  categoryCode: code,
  weight,
  nouns,
  qualifiers: [''],
  materials,
  price,
  sizes: 'one',
  genders: [['Unisex']],
  open,
  fact,
  close: vaseClose,
  style: [
    'In the light of a morning window.',
    'On the floor, in an empty corner.',
    'With a single long berry branch.',
    'Beside a row of books.',
  ],
  care: vaseCare,
  details: [
    { label: 'Technique', value: 'Wheel-thrown, glazed inside' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  varied: [{ label: 'Height', values: sizes }],
  returns: ['7 Day Return or Replacement', 'Replacement Only'],
  tags: ['home', 'gifting'],
});

const vases: Form[] = [
  vase(
    'tall',
    ['chalk', 'cobalt'],
    'LSH2120101001',
    24,
    ['tall vase', 'shouldered vase', 'tall jar'],
    [
      { name: 'stoneware', detail: 'Wheel-thrown stoneware' },
      { name: 'wheel-thrown stoneware', detail: 'Wheel-thrown stoneware, glazed' },
    ],
    [22500, 58000],
    ['34 cm', '36 cm', '31 cm'],
    [
      'The {line} has a full, rounded shoulder below a simple neck.',
      'A full body, a short neck and a lip turned out like a collar: the {line} has a classic shape.',
      'You can feel the throwing rings of the {line} with your thumb.',
      '{brand} throws each {line} in one go, from six kilos of clay.',
      'The {line} narrows to a base no wider than a saucer, and stands firmly.',
    ],
    [
      'The glaze is thinner at the edges and shows the clay.',
      'Chalk is matt, cobalt is glossy.',
      'With a clear glaze inside.',
      'The glaze is dipped, not sprayed, and shows where fingers held it.',
    ],
  ),
  vase(
    'moon',
    ['celadon'],
    'LSH2120101002',
    12,
    ['moon jar'],
    [
      { name: 'celadon stoneware', detail: 'Stoneware, celadon glaze' },
      { name: 'celadon glaze', detail: 'Stoneware, celadon glaze' },
    ],
    [32000, 78000],
    ['28 cm', '32 cm', '25 cm'],
    [
      'The {line} is two bowls, thrown and joined at the rim. A trace of the seam is typical of a moon jar.',
      'The {line} is almost, but not quite, round, as a moon jar should be.',
      'Iron in the glaze gives the {line} its celadon, the green of shallow water.',
      'The {line} is a centrepiece for any table.',
      '{brand} makes only nine of the {line} each season.',
    ],
    [
      'The glaze is slightly darker at the waist.',
      'The small opening holds two stems.',
      'A fine crackle appears over the years.',
      'It is lighter than it looks.',
    ],
  ),
  vase(
    'bottle',
    ['clay'],
    'LSH2120101003',
    12,
    ['bottle vase', 'long-necked vase'],
    [
      { name: 'burnt clay', detail: 'Burnt clay, unglazed outside' },
      { name: 'unglazed clay', detail: 'Red clay, unglazed outside' },
    ],
    [18500, 42000],
    ['33 cm', '30 cm', '36 cm'],
    [
      'A long neck on a round shoulder: the {line} is made for one stem and complete without it.',
      'The bare clay of the {line} is the orange of a terrace in the late afternoon.',
      'The {line} is thrown in two parts and joined at the shoulder by hand.',
      'The {line} needs only a single flower.',
      'The burnt clay of the {line} has a warm, dry surface.',
    ],
    [
      'The inside is glazed, so it holds water.',
      'The small specks are iron from the clay.',
      'The neck is perfectly straight.',
      'The surface is burnished with a stone.',
    ],
  ),
  vase(
    'gourd',
    ['umber'],
    'LSH2120101004',
    12,
    ['gourd vase', 'double gourd vase'],
    [
      { name: 'umber glaze', detail: 'Stoneware, umber glaze' },
      { name: 'umber stoneware', detail: 'Stoneware, dark umber glaze' },
    ],
    [28500, 62000],
    ['34 cm', '38 cm', '31 cm'],
    [
      'The double gourd is a symbol of plenty. The {line} has it in a simple brown.',
      'A small sphere on a larger one: the {line} is a classic gourd.',
      'The glaze of the {line} looks nearly black and glows brown in the sun.',
      'The profile of the {line} is one continuous line from lip to base.',
      '{brand} fires the {line} slowly, over four days.',
    ],
    [
      'The umber glaze turns bronze on the ridges.',
      'The narrow waist holds a branch in place.',
      'The lip is plain and slightly irregular.',
      'The heavy base makes it stable.',
    ],
  ),
];

export const vaseForms: Form[] = [...vases];
