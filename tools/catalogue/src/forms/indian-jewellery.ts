import type { Form } from '../form.ts';
import { platedCare } from './care.ts';

const jhumkaTexts = {
  fact: [
    'Pearls are strung around the rim and move on their own.',
    'The studs screw at the back; they will not be lost on a dance floor.',
    'Sterling silver under three microns of 22 ct gold.',
    'A support chain for the hair is in the box.',
    'The bell is hollow, as it should be, and lighter than it looks.',
  ],
  close: [
    'Eighteen grams a side.',
    'Made in {place} by a family of four.',
    'They ring, faintly.',
    'Boxed in velvet, with a polishing cloth.',
    'Wear one pair. That is enough.',
  ],
  style: [
    'Hair up.',
    'With a bare neck and a good blouse.',
    'Against a plain kurta, on a weekday.',
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
    'Enamel ribs, gold between them and a ring of pearls below. The {line} is a bell, and proud of it.',
    'The enamel of the {line} is fired four times, colour by colour.',
    '{brand} draws the {line} at full size before any gold is melted.',
    'The dome of the {line} has sixteen ribs, each filled by brush.',
    'A flower at the ear, a bell below: the {line} is the shape every grandmother owned.',
    'The {line} moves half a second after you do.',
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
    'Plain gold and pearls. The {line} leaves the colour to what you wear.',
    'The bell of the {line} is ribbed, burnished and left alone.',
    'No enamel, no stones: the {line} has only its shape to rely on.',
    'The {line} is the pair to own if you own one.',
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
    'Four bangles: two of pearls, two set with cabochons. The {line} is a set and may be broken up.',
    'The stones of the {line} are cut round and smooth, so they glow and do not glitter.',
    '{brand} sizes the {line} the old way, on a wooden cone.',
    'Stack the {line} with pearls outside, or the other way. There is no rule.',
    'The {line} makes the small sound that announces somebody.',
    'The beads along the edges of the {line} are grains of gold, soldered one by one.',
  ],
  fact: [
    'Each bangle is four millimetres thick and does not bend.',
    'The pearls are matched by eye, in daylight.',
    'The cabochons are set closed at the back, with foil, as in Jaipur.',
    'Sterling silver under thick gold plate.',
    'The inside is smooth.',
  ],
  close: [
    'Choose the size by your hand, not your wrist.',
    'Tied with red thread in the box.',
    'Wear four, or two and two.',
    'They will be asked about.',
    'Made in {place} over twelve days.',
  ],
  style: [
    'Between glass bangles of one colour.',
    'On the arm without the watch.',
    'With a full sleeve, pushed up.',
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
