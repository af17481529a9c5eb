import type { Form } from './form.ts';
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
    'Pavé on the shoulders of the band, and plain gold below, where a ring wears.',
    'Six claws hold the stone high, so that light enters from the side.',
    'The open setting is easy to clean, so the stone stays bright.',
    'The gold is BIS hallmarked, with its HUID number inside the band.',
    'Brilliant cut, with fifty-seven facets.',
  ],
  close: [
    'Can be resized by two sizes either way.',
    'Comes with its certificate, under the tray of the box.',
    'Set by one jeweller, who signs the inside.',
    'Comes in a beautiful box.',
    'Insured to your door.',
  ],
  style: [
    'On its own, on either hand.',
    'Next to a plain band.',
    'Strong enough to wear with bangles.',
    'For day and evening.',
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
      'The {line}: one diamond, six claws, and a band with pavé on its shoulders.',
      'The {line} holds its stone high, to show it off.',
      '{brand} chooses each stone of the {line} for its brilliance, not only its grade.',
      'A solitaire is simple. The {line} makes it perfect.',
      'The diamond of the {line} is set high, so that it can be seen from across a table.',
    ],
  ),
  ring(
    'emerald',
    'emerald ring',
    '18 ct gold',
    [240000, 520000],
    [
      'Every emerald has fine inclusions, called a garden. That of the {line} is small and clear.',
      'The {line} sets a green stone in yellow gold, as Jaipur has always done.',
      'The {line} is cut round, which takes more of the stone and gives more light.',
      'The green of the {line} is bluish in the morning and grass green in the evening.',
      'The emerald of the {line} is oiled in the usual way, as its certificate states.',
    ],
  ),
  ring(
    'sapphire',
    'sapphire ring',
    '18 ct white gold',
    [220000, 480000],
    [
      'The sapphire of the {line} is the blue of the sky just after sunset.',
      'White gold sets off the cool blue of the {line}.',
      '{brand} sets the {line} with a sapphire that is blue all the way through.',
      'A hard stone in a strong setting: the {line} is made for daily wear.',
      'The {line} looks almost black in dim light and bright blue by a window.',
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
    'Oval links, each closed by laser and polished until the joint is invisible.',
    'The disc is engraved by hand, with a plain back for your initials.',
    'A loop near the clasp gives it two lengths.',
    'The links move freely and do not catch on knitwear.',
    'The links are solid, not hollow.',
  ],
  close: [
    'Comes with two extra links.',
    'Solid enough to wear every day.',
    'Made in {place}, known for its chains since the fourteenth century.',
    'The perfect partner for a watch.',
    'Comes in a suede pouch.',
  ],
  style: [
    'With the sleeve pushed up, on your writing hand.',
    'With glass bangles, for their sound.',
    'Alone on a bare arm.',
    'With a rectangular watch in the same metal.',
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
      'The {line} has large, solid links of eighteen-carat gold.',
      'A chain and a disc: the {line} is a classic.',
      'Gold as wide as a pencil: the {line} is {brand} at its simplest.',
    ],
  ),
  bracelet(
    'rose',
    '18 ct rose gold',
    [248000, 425000],
    [
      'A little copper in the gold gives the {line} its blush.',
      'Rose gold flatters most Indian skin tones, and the {line} was made for it.',
      'The warm tone of the {line} goes with every colour.',
    ],
  ),
  bracelet(
    'silver',
    'sterling silver',
    [28500, 54000],
    [
      'Sterling silver, heavy enough to hang well. The {line} costs a tenth of the gold version, and the work is the same.',
      'The {line} in silver darkens in the hollows and shines on top.',
      'The {line} in silver is the one {brand}’s own goldsmiths wear.',
    ],
  ),
];

export const jewelleryForms: Form[] = [...rings, ...bracelets];
