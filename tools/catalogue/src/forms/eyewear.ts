import type { Form } from '../form.ts';

const lensCare = [
  'Rinse before wiping; grit scratches, cloth does not. Keep in the case.',
  'Wash with mild soap and lukewarm water. Have the screws tightened once a year.',
  'Never on the dashboard: heat moves acetate and lifts coatings.',
];

const lensClose = [
  'A hard case and a cloth are in the box.',
  'Any good optician can adjust the temples.',
  'They sit still on a low bridge.',
  'Full UV protection, as it should be.',
  'Good from Colaba to Leh.',
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
    'The rim of the {line} is a wire, soldered once. You see the lens and not much else.',
    'An aviator with the drama taken out: the {line} is smaller and rounder at the cheek.',
    'The tint of the {line} fades towards the bottom, so you can read a menu.',
    'Weighing {brand}’s {line} takes a letter scale: under twenty grams.',
    'Each metal of the {line} has its own lens, matched at the bench.',
    'The {line} carries a second bar over the nose by tradition, and sprung hinges by sense.',
  ],
  fact: [
    'Lenses are graded from dark to clear and hard coated on both sides.',
    'The nose pads are silicone and turn on a screw.',
    'Temple tips are acetate, bent by hand.',
    'The hinges have five barrels.',
    'The plating is thick enough to be polished.',
  ],
  close: lensClose,
  style: [
    'With a white shirt and the windows down.',
    'Gold with warm skin, silver with grey hair.',
    'Pushed up they hold hair, against all advice.',
    'For a square face, to take the corners off.',
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
    'Large, round and slightly tilted. The {line} hides a late night and most of a cheek.',
    'The {line} is cut from acetate nine millimetres thick, then tumbled for three days in birch.',
    '{brand} draws the {line} by compass and then spoils the circle a little, so it suits a face.',
    'Look through the {line} and the afternoon goes to tea.',
    'The rims of the {line} are bevelled twice, which is why they catch the light.',
    'Film stars wore the {line}’s grandmother.',
  ],
  fact: [
    'The lenses fade from the brow down.',
    'Tortoise is poured in sheets, so no two pairs have the same clouds.',
    'A wire core in the temple lets it be bent to an ear.',
    'Two metal pins at the corner are the actual hinge rivets, not decoration.',
    'The bridge is rounded on the inside and sits lightly.',
  ],
  close: lensClose,
  style: [
    'With a scarf, at speed or as if.',
    'They balance a narrow chin.',
    'Black for the city, tortoise for the coast, forest for neither.',
    'One earring less than usual.',
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
    'A square with the corners rubbed soft. The {line} is strong without shouting.',
    'The brow of the {line} is straight and wide, and everything below it relaxes.',
    '{brand} mills the {line} from one block and leaves the thickness at the front.',
    'The {line} makes a round face look decided.',
    'There is a heavy way to draw a square frame, and the {line} only pretends to it.',
    'The {line} was drawn with a thick pen, then filed until it could be worn all day.',
  ],
  fact: [
    'The lenses go from deep at the brow to nearly clear.',
    'The temples taper to an arrow and are weighted at the tip.',
    'The hinges have five barrels and close with a click.',
    'The acetate is polished by hand, last with felt.',
    'A small metal bar shows where the hinge is riveted through.',
  ],
  close: lensClose,
  style: [
    'With a coat collar up.',
    'They carry a plain kurta.',
    'Bordeaux reads as black until the sun is out.',
    'Hair back.',
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
