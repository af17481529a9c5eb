import type { Form } from './form.ts';
import { platedCare } from './care.ts';

const jhumkaTexts = {
  fact: [
    'The pearls around the rim move freely.',
    'Screw backs hold them safely, even on the dance floor.',
    'Sterling silver with three microns of 22 ct gold.',
    'Comes with a support chain for the hair.',
    'The hollow bell is lighter than it looks.',
  ],
  close: [
    'Eighteen grams each.',
    'Made in {place} by a family of four.',
    'They chime softly.',
    'Comes in a velvet box, with a polishing cloth.',
    'All the jewellery an outfit needs.',
  ],
  style: [
    'With your hair up.',
    'Without a necklace, with a beautiful blouse.',
    'With a plain kurta, on a weekday.',
    'Match the enamel to the blouse, not the sari.',
  ],
};

const jhumkaEnamel: Form = {
  key: 'jhumka-enamel',
  family: 'jhumka',
  model: 'jhumka',
  colours: ['ruby', 'emerald'],
  catalogue: 'indiluxe',
  categoryCode: 'ISH1040101',
  weight: 34,
  nouns: ['enamel jhumkas', 'meena jhumkas', 'pearl-drop jhumkas'],
  qualifiers: [''],
  materials: [{ name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, enamel, pearls' }],
  price: [18500, 46000],
  sizes: 'one',
  genders: [['Women']],
  open: [
    'Ribs of enamel and gold, above a ring of pearls. The {line} is a classic bell.',
    'The enamel of the {line} is fired four times, colour by colour.',
    '{brand} draws the {line} at full size before any gold is melted.',
    'The dome of the {line} has sixteen ribs, each enamelled with a brush.',
    'A flower at the ear and a bell below: the {line} is a design for generations.',
    'The {line} swings with every movement.',
  ],
  ...jhumkaTexts,
  care: platedCare,
  details: [
    { label: 'Metal', value: 'Sterling silver, 22 ct gold plate' },
    { label: 'Length', value: '5.5 cm' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Replacement Only', '7 Day Return'],
  tags: ['wedding', 'craft', 'gifting'],
};

const jhumkaPearl: Form = {
  ...jhumkaEnamel,
  key: 'jhumka-pearl',
  colours: ['pearl'],
  weight: 14,
  nouns: ['pearl jhumkas', 'plain gold jhumkas'],
  materials: [{ name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, pearls' }],
  price: [15500, 36000],
  open: [
    'Plain gold and pearls. The {line} goes with every colour.',
    'The bell of the {line} is ribbed and burnished, without enamel.',
    'No enamel, no stones: the {line} is all about its shape.',
    'If you own one pair, choose the {line}.',
  ],
};

const bangles: Form = {
  key: 'bangles',
  family: 'bangles',
  model: 'bangles',
  catalogue: 'indiluxe',
  categoryCode: 'ISH1040102',
  weight: 36,
  nouns: ['set of four bangles', 'stacked bangles', 'cabochon bangles'],
  qualifiers: [''],
  materials: [
    { name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, cabochons, pearls' },
    { name: 'plated silver and pearl', detail: 'Sterling silver, 22 ct gold plate, pearls' },
  ],
  price: [24500, 72000],
  sizes: 'bangle',
  genders: [['Women']],
  open: [
    'Four bangles: two with pearls, two with cabochons. Wear the {line} together or apart.',
    'The smooth, round stones of the {line} glow softly.',
    '{brand} sizes the {line} the traditional way, on a wooden cone.',
    'Stack the {line} with the pearls outside or inside, as you like.',
    'The {line} chimes softly as you move.',
    'The beads along the edges of the {line} are grains of gold, soldered one by one.',
  ],
  fact: [
    'Each bangle is four millimetres thick and does not bend.',
    'The pearls are matched by eye, in daylight.',
    'The cabochons are set over foil with a closed back, as in Jaipur.',
    'Sterling silver with thick gold plating.',
    'Smooth on the inside.',
  ],
  close: [
    'Choose the size by your hand, not your wrist.',
    'Comes in a box, tied with red thread.',
    'Wear all four, or two on each wrist.',
    'Expect compliments.',
    'Made in {place} over twelve days.',
  ],
  style: [
    'Between glass bangles of one colour.',
    'On the other arm from your watch.',
    'With full sleeves, pushed up.',
    'All four, and no necklace.',
  ],
  care: platedCare,
  details: [
    { label: 'In the set', value: 'Four' },
    { label: 'Metal', value: 'Sterling silver, 22 ct gold plate' },
    { label: 'Made in', value: '{place}, {country}' },
  ],
  returns: ['Replacement Only', '7 Day Return'],
  tags: ['wedding', 'craft'],
};

export const indianJewelleryForms: Form[] = [jhumkaEnamel, jhumkaPearl, bangles];
