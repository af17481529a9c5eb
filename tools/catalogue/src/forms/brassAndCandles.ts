import type { Form } from './form.ts';

const lota: Form = {
  key: 'lota-brass',
  family: 'lota',
  model: 'lota',
  colours: ['brass'],
  catalogue: 'indiluxe',
  categoryCode: 'ISH1050101',
  weight: 18,
  nouns: ['lota', 'hammered lota', 'petal lota'],
  qualifiers: [''],
  materials: [
    { name: 'hand-hammered brass', detail: 'Hand-hammered brass, engraved, tinned inside' },
    { name: 'beaten brass', detail: 'Brass beaten by hand, engraved, tinned inside' },
  ],
  price: [6500, 18500],
  sizes: 'one',
  genders: [['Unisex']],
  open: [
    'Petals are engraved around the belly of the {line}, one stroke each.',
    'The {line} is shaped from a flat sheet with about nine hundred hammer blows.',
    'The lota may be the best-designed object in India. {brand} makes it the traditional way.',
    'With a beaded collar, a flared lip and a small base, the {line} pours without dripping.',
    'Hammer marks soften the shine of the {line} to a warm glow.',
    '{brand} makes the {line} in brass and in copper.',
  ],
  fact: [
    'The inside is tinned, so it can hold drinking water.',
    'The base is soldered on and filed level.',
    'It holds about a litre.',
    'The collar is a ring of cast beads.',
    'It darkens with time; tamarind restores the shine.',
  ],
  close: [
    'For water, for flowers, or as decoration.',
    'Made by hand in {place}.',
    'Heavy enough to stand firmly.',
    'The mark of the workshop is on the base.',
    'An original housewarming present.',
  ],
  style: [
    'With short-stemmed marigolds.',
    'On a stack of two books.',
    'Beside a diya, at dusk.',
    'Empty, in the morning sun.',
  ],
  care: [
    'Clean with tamarind, or lemon and salt. Rinse and dry at once.',
    'Wipe dry after use.',
    'Let it darken naturally, if you prefer.',
  ],
  details: [
    { label: 'Height', value: '18 cm' },
    { label: 'Capacity', value: 'About 1 litre' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['7 Day Return or Replacement'],
  tags: ['home', 'craft', 'gifting', 'festive'],
};

const copperLota: Form = {
  ...lota,
  key: 'lota-copper',
  colours: ['copper'],
  weight: 12,
  materials: [
    { name: 'hand-hammered copper', detail: 'Hand-hammered copper, engraved, tinned inside' },
    { name: 'beaten copper', detail: 'Copper beaten by hand, engraved, tinned inside' },
  ],
};

const diya: Form = {
  key: 'diya',
  family: 'diya',
  model: 'diya',
  catalogue: 'indiluxe',
  categoryCode: 'ISH1050102',
  weight: 20,
  nouns: ['standing diya', 'brass diya', 'tall diya'],
  qualifiers: [''],
  materials: [
    { name: 'cast brass', detail: 'Cast brass, turned and hammered' },
    { name: 'sand-cast brass', detail: 'Sand-cast brass, turned by hand' },
  ],
  price: [5800, 16500],
  sizes: 'one',
  genders: [['Unisex']],
  open: [
    'A wide base, a turned stem and a dish for the oil. The {line} burns steadily in a draught.',
    'The {line} is cast in river sand and turned on an old lathe.',
    'One wick and four hours of light: the {line} is made for one purpose.',
    '{brand} hammers the base of the {line}, so that it reflects the flame.',
    'The {line} stands high enough to light a face.',
  ],
  fact: [
    'The dish holds two spoons of oil.',
    'Solid brass throughout.',
    'The stem unscrews for cleaning.',
    'The lip holds the wick and does not drip.',
    'It weighs more than a kilo.',
  ],
  close: [
    'Not only for Diwali.',
    'Cast in {place}, like temple diyas.',
    'Comes with ten cotton wicks.',
    'Light it before your guests arrive.',
    'Made to last for generations.',
  ],
  style: [
    'In pairs, beside a door.',
    'Low, beside a bowl of water.',
    'On stone, away from curtains.',
    'Unlit, it is still beautiful.',
  ],
  care: [
    'Wipe off the oil while it is warm. Polish with tamarind.',
    'Wash by hand. Dry well under the dish.',
  ],
  details: [
    { label: 'Height', value: '22 cm' },
    { label: 'Fuel', value: 'Sesame oil or ghee' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['7 Day Return or Replacement'],
  tags: ['home', 'craft', 'festive', 'gifting'],
};

const candle: Form = {
  key: 'candle',
  family: 'candle',
  model: 'candle',
  catalogue: 'indiluxe',
  categoryCode: 'ISH1050103',
  weight: 6,
  onlyBrand: 'Ayra Banaras',
  lines: ['Ghat', 'Aarti', 'Gali', 'Haveli', 'Manikarnika', 'Assi'],
  nameAs: '{line} {q} candle, {noun}',
  nouns: ['oudh and saffron'],
  qualifiers: ['', 'evening', 'refillable'],
  materials: [{ name: 'soy and coconut wax', detail: 'Soy and coconut wax, oudh and saffron' }],
  price: [4200, 6800],
  sizes: 'candle',
  genders: [['Unisex']],
  open: [
    'Oudh and saffron, as in the showroom in {place}. The {line} brings its scent home.',
    'The {line} smells of wood first, then of saffron.',
    'The glass of the {line} is blown, coloured and labelled by hand.',
    'With soy and coconut wax, the {line} burns slowly and cleanly.',
  ],
  fact: [
    'One cotton wick, trimmed to five millimetres.',
    'The saffron is from Pampore.',
    'Burns for about 45 hours.',
    'The label is letterpress on cotton paper.',
  ],
  close: [
    'Let the wax melt to the edge the first time.',
    'Reuse the glass afterwards.',
    'Lovely in a hall or a study.',
    'Poured on Mondays.',
  ],
  style: ['Light it an hour before guests arrive.', 'Beside books.', 'In the bath, with the window open.'],
  care: ['Trim the wick. Stop burning at one centimetre of wax.', 'Keep away from draughts and curtains.'],
  details: [
    { label: 'Scent', value: 'Oudh, saffron, cedar' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Replacement Only', 'Not Returnable'],
  tags: ['home', 'gifting', 'festive'],
};

export const brassAndCandleForms: Form[] = [lota, copperLota, diya, candle];
