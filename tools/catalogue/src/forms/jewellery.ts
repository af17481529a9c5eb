import type { Form } from '../form.ts';
import { stoneCare } from './care.ts';

const ring = (stone: string, noun: string, metal: string, price: [number, number], open: string[]): Form => ({
  key: `ring-${stone}`,
  family: 'ring',
  model: 'ring',
  colours: [stone],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH1520101',
  weight: 14,
  nouns: [noun],
  qualifiers: [''],
  materials: [{ name: metal, detail: metal }],
  price,
  sizes: 'ring',
  genders: [['Women']],
  open,
  fact: [
    'The band is set with pavé on the shoulders and left plain underneath, where a ring wears.',
    'Six claws hold the stone high enough for light to enter from the side.',
    'The setting is cut open at the back, so it can be cleaned and does not dull.',
    'The gold is BIS hallmarked, with its HUID number inside the band.',
    'Brilliant cut, fifty-seven facets.',
  ],
  close: [
    'Can be resized by two sizes either way.',
    'The certificate is in the box, under the tray.',
    'Set by one jeweller, who signs the inside.',
    'It comes in a box you would keep.',
    'Insured to your door.',
  ],
  style: [
    'Alone, on a hand that talks.',
    'Beside a plain band, never between two others.',
    'It holds its own with bangles.',
    'Day or evening; stones do not know the hour.',
  ],
  care: stoneCare,
  details: [
    { label: 'Metal', value: metal },
    { label: 'Cut', value: 'Brilliant' },
    { label: 'Setting', value: 'Six claws, pavé shoulders' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  varied: [{ label: 'Centre stone', values: ['0.90 ct', '1.10 ct', '0.75 ct', '1.25 ct'] }],
  returns: ['7 Day Return', '15 Day Return'],
  tags: ['wedding', 'evening'],
});

const rings: Form[] = [
  ring(
    'diamond',
    'diamond solitaire',
    '18 ct gold',
    [285000, 640000],
    [
      'One diamond, six claws, and a band that starts to glitter a little way down. That is the {line}.',
      'The {line} holds its stone up, as if offering it.',
      '{brand} chose the stone of the {line} for its life, not its letter.',
      'A solitaire is a plain sentence. The {line} is well spoken.',
      'The diamond of the {line} is set a touch high, so that it can be seen from across a table.',
    ],
  ),
  ring(
    'emerald',
    'emerald ring',
    '18 ct gold',
    [240000, 520000],
    [
      'Emeralds are full of gardens. The one in the {line} has a small, clear one.',
      'The {line} puts a green stone in yellow gold, as Jaipur has always done and {place} has learned to.',
      'Cut round, which wastes more emerald and gives more light: the {line} is not thrifty.',
      'The green of the {line} leans to blue in the morning and to grass by lamp.',
      'The stone of the {line} is oiled in the usual way, and the certificate says so.',
    ],
  ),
  ring(
    'sapphire',
    'sapphire ring',
    '18 ct white gold',
    [220000, 480000],
    [
      'The sapphire of the {line} is the blue of the sky a quarter hour after sunset.',
      'White gold keeps the {line} cool; the stone does the rest.',
      '{brand} sets the {line} with a sapphire that is blue all the way through, not only at the table.',
      'A hard stone for daily wear, in a ring that can take it. The {line} is practical, in its way.',
      'The {line} looks black in a dim room and then, by a window, does not.',
    ],
  ),
];

const bracelet = (colour: string, metal: string, price: [number, number], open: string[]): Form => ({
  key: `bracelet-${colour}`,
  family: 'bracelet',
  model: 'bracelet',
  colours: [colour],
  singleColour: true,
  catalogue: 'luxury',
  categoryCode: 'LSH1520102',
  weight: 7,
  onlyBrand: 'Tessaro',
  lines: ['Catena', 'Maglia', 'Anello', 'Nodo', 'Ritmo', 'Fibula', 'Cordata'],
  nouns: ['disc bracelet', 'chain bracelet'],
  qualifiers: ['', 'fine', 'heavy'],
  factors: { fine: 0.82, heavy: 1.3 },
  materials: [{ name: metal, detail: metal }],
  price,
  sizes: 'one',
  genders: [['Women'], ['Women', 'Unisex', 'Men']],
  open,
  fact: [
    'Oval links, each closed with a laser and polished so that you cannot find where.',
    'The disc is engraved by hand and blank on the back, for you.',
    'A loop near the clasp makes it two sizes in one.',
    'The links turn freely and do not catch on knitwear.',
    'Hollow links would be lighter. These are not hollow.',
  ],
  close: [
    'Two extra links are in the box.',
    'It makes a small sound on a desk.',
    'Made in {place}, where they have made chain since the fourteenth century.',
    'The other piece to own besides a watch.',
    'Comes in a suede fold.',
  ],
  style: [
    'With the sleeve pushed up, on the writing hand.',
    'Next to glass bangles, for the noise.',
    'Alone on a bare arm.',
    'Beside a rectangular watch, if both are the same metal.',
  ],
  care: stoneCare,
  details: [
    { label: 'Metal', value: metal },
    { label: 'Length', value: '19 cm, adjustable to 17.5 cm' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['7 Day Return'],
  tags: ['gifting', 'evening'],
});

const bracelets: Form[] = [
  bracelet(
    'gold',
    '18 ct gold',
    [245000, 420000],
    [
      'Eighteen-carat gold in links large enough to count. The {line} has weight, and uses it.',
      'The {line} starts as a chain and ends in a disc.',
      'Gold, at the width of a pencil: the {line} is {brand} at its plainest.',
    ],
  ),
  bracelet(
    'rose',
    '18 ct rose gold',
    [248000, 425000],
    [
      'A little copper in the gold gives the {line} its blush.',
      'Rose gold flatters most of the skin in this country. The {line} was cast with that in mind.',
      'The {line} is warm in the hand within a second.',
    ],
  ),
  bracelet(
    'silver',
    'sterling silver',
    [28500, 54000],
    [
      'Sterling silver, heavy enough to hang properly. The {line} costs a tenth of its gold sister and is no less made.',
      'Silver tarnishes in the hollows and shines on top, which suits the {line}.',
      'The {line} in silver is the one the workshop’s own people wear.',
    ],
  ),
];

export const jewelleryForms: Form[] = [...rings, ...bracelets];
