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

const stoneCare = [
  'Warm water, a drop of mild soap, a soft brush. Dry on lint-free cloth.',
  'Take off for the gym and the garden. Have the claws checked once a year.',
  'Store apart: a diamond scratches everything, including another diamond.',
];

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
    'Resized once without charge within a year.',
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

export const watchAndJewelleryForms: Form[] = [...roundWatches, ...squareWatches, ...rings, ...bracelets];
