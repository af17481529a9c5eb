import type { Form } from '../form.ts';

const vaseCare = [
  'Rinse by hand; no dishwasher. A little bleach in water clears a stain inside.',
  'Lift by the body, not the neck.',
  'Put felt under the foot on polished wood.',
];

const vaseClose = [
  'The potter’s mark is pressed into the foot.',
  'Height varies by a centimetre; the kiln decides.',
  'It asks for one branch, or none.',
  'Tested for water before it is packed.',
  'Packed in two boxes and a good deal of paper.',
  'Made in {place} by hand, on a kick wheel.',
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
    'Where morning light comes in sideways.',
    'On the floor, in a corner that needs a reason.',
    'A single berry branch, cut long.',
    'Beside books, not on them.',
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
      'The shoulder of the {line} is where the potter stopped pushing. Everything above it is neck.',
      'A full body, a short neck, a lip turned out like a collar: the {line} is an old shape, well remembered.',
      'You can count the throwing rings of the {line} with a thumb.',
      '{brand} throws the {line} in one go, six kilos of clay and no second chance.',
      'The {line} narrows to a foot no wider than a saucer, and stands.',
    ],
    [
      'The glaze thins at the edges and shows the clay.',
      'Chalk is matt and takes shadow; cobalt is glossy and gives it back.',
      'The inside is glazed clear.',
      'It is dipped, not sprayed, and the line where the fingers held it is left.',
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
      'Two bowls are thrown, turned lip to lip and joined. The {line} keeps a trace of the seam, which is the point of a moon jar.',
      'The {line} is nearly round. The nearly took thirty years.',
      'Celadon is iron, starved of air. In the {line} it came out the green of shallow water.',
      'Put the {line} on a table and the table becomes a shelf.',
      '{brand} makes nine of the {line} a season and keeps three.',
    ],
    [
      'The glaze pools at the waist, slightly darker.',
      'The mouth is small; two stems fill it.',
      'Fine crackle will appear with years, and tea will find it.',
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
      'A long neck on a round shoulder. The {line} was made for one stem and looks complete without it.',
      'The clay of the {line} is left bare, the orange of a terrace at five in the evening.',
      'The {line} is thrown in two parts and luted at the shoulder, where a thumb has smoothed it.',
      'It cannot hold much, which is why the {line} is good with little.',
      'Burnt clay is porous to the hand and dry to the eye. The {line} has both.',
    ],
    [
      'The inside is sealed, so it keeps water.',
      'Small specks are iron from the riverbed.',
      'The neck is straight to within a hair.',
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
      'The double gourd is a wish for plenty. The {line} makes it in brown, without fuss.',
      'Two spheres, the smaller one thinking about the larger: that is the {line}.',
      'The glaze of the {line} is nearly black until noon.',
      'The waist of the {line} is thrown, not pinched, and the profile is one line from lip to foot.',
      '{brand} fires the {line} slowly, two days up and two days down.',
    ],
    [
      'Umber breaks to bronze on the ridges.',
      'A branch leans well in it, since the waist catches the stem.',
      'The lip is plain and slightly worn in the making.',
      'It is heavy at the foot and hard to knock.',
    ],
  ),
];

export const vaseForms: Form[] = [...vases];
