import type { Form } from './form.ts';

const lensCare = [
  'Rinse before you wipe: grit scratches the lens. Store in the case.',
  'Wash with mild soap and lukewarm water. Have the screws tightened once a year.',
  'Do not leave them on the dashboard: heat bends acetate and damages coatings.',
];

const lensClose = [
  'Comes with a hard case and a cloth.',
  'Any good optician can adjust the temples.',
  'They sit firmly on a low bridge.',
  'Full UV protection.',
  'Made for every sun, from Colaba to Leh.',
  'Handmade in {place}, in about fifty steps.',
];

const aviator: Form = {
  key: 'aviator',
  family: 'aviator',
  model: 'aviator',
  catalogue: 'luxury',
  categoryCode: 'LSH1810101001',
  weight: 36,
  nouns: ['aviator sunglasses', 'aviators', 'pilot sunglasses'],
  qualifiers: [''],
  materials: [
    { name: 'fine metal', detail: 'Stainless steel, plated' },
    { name: 'titanium', detail: 'Beta titanium, plated' },
    { name: 'drawn steel', detail: 'Drawn steel wire, plated' },
  ],
  price: [22500, 48000],
  sizes: 'one',
  genders: [['Men'], ['Women', 'Men', 'Unisex'], ['Women']],
  open: [
    'The rim of the {line} is a single fine wire. You hardly see the frame.',
    'A softer aviator: the {line} is smaller, and rounder at the cheek.',
    'The tint of the {line} fades towards the bottom, so you can read a menu.',
    '{brand}’s {line} weighs under twenty grams.',
    'Each metal of the {line} has its own lens, matched by hand.',
    'The {line} has the classic double bar over the nose, and modern spring hinges.',
  ],
  fact: [
    'Lenses are graded from dark to clear and hard coated on both sides.',
    'The silicone nose pads are adjustable.',
    'The acetate temple tips are shaped by hand.',
    'The hinges have five barrels.',
    'The thick plating can be polished.',
  ],
  close: lensClose,
  style: [
    'With a white shirt and the car windows down.',
    'Gold with warm skin tones, silver with grey hair.',
    'Pushed up, they hold back your hair.',
    'Softens a square face.',
  ],
  care: lensCare,
  details: [
    { label: 'Lens', value: 'Gradient, category 2' },
    { label: 'UV', value: '100% up to 400 nm' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  varied: [{ label: 'Size', values: ['56-16-145', '54-17-145', '58-15-145'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'],
  tags: ['sun', 'gifting'],
};

const round: Form = {
  key: 'sunglasses-round',
  family: 'sunglasses-round',
  model: 'sunglasses-round',
  catalogue: 'luxury',
  categoryCode: 'LSH1810101002',
  weight: 40,
  nouns: ['round sunglasses', 'oversized round sunglasses', 'round frames'],
  qualifiers: [''],
  materials: [
    { name: 'block acetate', detail: 'Block-cut cellulose acetate' },
    { name: 'aged acetate', detail: 'Cellulose acetate, aged sixty days' },
    { name: 'polished acetate', detail: 'Cellulose acetate, hand polished' },
  ],
  price: [24500, 46000],
  sizes: 'one',
  genders: [['Women'], ['Women', 'Unisex']],
  open: [
    'Large, round and slightly tilted. The {line} hides the traces of a late night.',
    'The {line} is cut from acetate nine millimetres thick, then tumbled for three days in birch wood.',
    '{brand} draws the {line} almost, but not quite, round, so that it suits a face.',
    'The {line} gives the afternoon a warm tint.',
    'The rims of the {line} are bevelled twice, so they catch the light.',
    'The {line} is inspired by the film stars of the sixties.',
  ],
  fact: [
    'The lenses fade from the brow down.',
    'Tortoise acetate is poured in sheets, so no two pairs are the same.',
    'A wire core in the temples lets an optician shape them to your ears.',
    'The two metal pins at each corner are real hinge rivets, not decoration.',
    'The rounded bridge sits lightly on the nose.',
  ],
  close: lensClose,
  style: [
    'With a silk scarf.',
    'They balance a narrow chin.',
    'Black for the city, tortoise for the coast, forest for both.',
    'With small earrings.',
  ],
  care: lensCare,
  details: [
    { label: 'Lens', value: 'Gradient, category 3 to 1' },
    { label: 'UV', value: '100% up to 400 nm' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  varied: [{ label: 'Size', values: ['53-20-145', '52-21-145', '54-19-145'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'],
  tags: ['sun', 'gifting'],
};

const square: Form = {
  key: 'sunglasses-square',
  family: 'sunglasses-square',
  model: 'sunglasses-square',
  catalogue: 'luxury',
  categoryCode: 'LSH1810101003',
  weight: 36,
  nouns: ['square sunglasses', 'oversized square sunglasses', 'square frames'],
  qualifiers: [''],
  materials: [
    { name: 'block acetate', detail: 'Block-cut cellulose acetate' },
    { name: 'polished acetate', detail: 'Cellulose acetate, hand polished' },
    { name: 'laminated acetate', detail: 'Laminated cellulose acetate' },
  ],
  price: [24500, 48000],
  sizes: 'one',
  genders: [['Women'], ['Men'], ['Women', 'Men', 'Unisex']],
  open: [
    'A square frame with soft corners. The {line} is bold but not loud.',
    'The brow of the {line} is straight and wide, the lower rim soft.',
    '{brand} mills the {line} from one block of acetate, thickest at the front.',
    'The {line} adds definition to a round face.',
    'The {line} looks heavy and feels light.',
    'The {line} has strong lines, filed until it can be worn all day.',
  ],
  fact: [
    'The lenses fade from deep at the brow to nearly clear.',
    'The temples taper to an arrow and have weighted tips.',
    'The hinges have five barrels and close with a click.',
    'The acetate is polished by hand, in the last step with felt.',
    'A small metal bar marks the riveted hinge.',
  ],
  close: lensClose,
  style: [
    'With the coat collar up.',
    'They make a plain kurta look smart.',
    'Bordeaux looks black until the sun comes out.',
    'With your hair tied back.',
  ],
  care: lensCare,
  details: [
    { label: 'Lens', value: 'Gradient, category 3 to 2' },
    { label: 'UV', value: '100% up to 400 nm' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  varied: [{ label: 'Size', values: ['54-18-145', '55-17-145', '53-19-140'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'],
  tags: ['sun'],
};

export const eyewearForms: Form[] = [aviator, round, square];
