import type { Form } from '../form.ts';

const calfCare = [
  'Brush after wearing. Cream in the same colour once a month, cedar trees in between.',
  'Rest a day between wearings. Wipe off dust before polishing, and keep wax to the toe.',
  'If wet, stuff with newspaper and dry away from heat. Cream when dry.',
];

const loafer: Form = {
  key: 'loafer', family: 'loafer', model: 'loafer', catalogue: 'luxury', categoryCode: 'LSH1310101', weight: 56,
  nouns: ['penny loafer', 'loafer', 'apron loafer'], qualifiers: [''],
  materials: [{ name: 'polished calf', detail: 'Polished calf, leather lining, leather sole' }, { name: 'burnished calf', detail: 'Burnished calf, leather lining' }, { name: 'box calf', detail: 'Box calf, leather lining and sole' }],
  price: [46000, 92000], sizes: 'shoe', genders: [['Women'], ['Men'], ['Men'], ['Women']],
  open: [
    'The apron of the {line} is raised and stitched by hand, so no two curves are the same.',
    'A saddle strap, a slot for the penny, a heel you can hear. The {line} keeps to the rules.',
    'The {line} is lasted long and low, which flatters a trouser and a sari’s hem alike.',
    '{brand} polishes the {line} for three days before it is boxed. You need only keep it up.',
    'Slip the {line} on without a horn after the first week; not before.',
    'The calf of the {line} is taken from the middle of the hide, where it creases fine.',
    'There are loafers for the beach and loafers for the bank. The {line} is for the bank.',
    'Made in {place} on a last that {brand} has kept for two decades and altered once.',
  ],
  fact: ['The welt is stitched all round, and can be unpicked and resoled.', 'Leather inside and out; the insole takes the print of your foot.', 'The heel is stacked, one lift at a time, and rubber tipped.', 'A hidden elastic at the instep keeps it from slipping.', 'The strap is cut wide enough to hold the vamp flat.', 'The sole edge is waxed dark and ironed.', 'Stitching at the apron runs to seven to the inch.'],
  close: ['Wear with or without socks; the lining does not mind.', 'They give in width, never in length.', 'Shoe bags are in the box.', 'Better in the second year.', 'A pair to take on a short trip as the only pair.', 'The sort of shoe people notice on the second day.'],
  style: ['With cropped trousers and an inch of ankle.', 'Espresso with grey flannel, bone with linen.', 'They steady a printed dress.', 'A kurta and loafers is no longer a joke.'],
  care: calfCare, details: [{ label: 'Construction', value: 'Stitched welt' }, { label: 'Heel', value: '25 mm' }, { label: 'Made in', value: '{place}, {country}' }],
  varied: [{ label: 'Last', values: ['Medium, almond toe', 'Slim, soft toe', 'Medium, round toe'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['office', 'weekend'],
};

const boot: Form = {
  key: 'boot', family: 'boot', model: 'boot', catalogue: 'luxury', categoryCode: 'LSH1320101', weight: 52,
  nouns: ['Chelsea boot', 'Chelsea boot', 'ankle boot'], qualifiers: [''],
  materials: [{ name: 'polished calf', detail: 'Polished calf, calf lining, elastic gussets' }, { name: 'waxed calf', detail: 'Waxed calf, leather lining, elastic gussets' }, { name: 'box calf', detail: 'Box calf, leather lining, elastic gussets' }],
  price: [58000, 118000], sizes: 'shoe', genders: [['Men'], ['Women'], ['Men']],
  open: [
    'One piece of leather goes round the foot of the {line}, with no seam at the front to crack.',
    'The gussets of the {line} are ribbed and woven tight. They should fight you a little.',
    'Delhi’s winter is short. The {line} is a good reason to go out in it.',
    'The {line} sits close at the ankle, so a trouser falls clean over it.',
    '{brand} works the calf of the {line} wet over the last, and leaves it there nine days.',
    'A pull tab at the heel, a welt all round, a low block heel. The {line} is finished there.',
    'Built in {place} for pavements, kept polite for carpets.',
  ],
  fact: ['The welt is stitched and the sole can be replaced, more than once.', 'The tab is sewn through to the insole and takes a real pull.', 'Calf lining, from toe to tab.', 'The toe is softly rounded and stiffened inside, so it keeps its polish.', 'The heel is stacked leather with a rubber quarter.', 'A cork layer under the insole shapes itself within a fortnight.'],
  close: ['Hard to put on, harder to give up.', 'They last longer than the fashion, if there is one.', 'Trees are worth buying at the same time.', 'Good in drizzle, not in flood.', 'Comes with a spare pair of laces for nothing; the maker has a sense of humour about it.', 'Made to be resoled twice.'],
  style: ['With denim, narrow at the hem.', 'Under a bandhgala they look deliberate.', 'Taupe with navy, cognac with green.', 'Let the tab show or do not; never half.'],
  care: calfCare, details: [{ label: 'Construction', value: 'Stitched welt' }, { label: 'Height', value: '12 cm from the insole' }, { label: 'Made in', value: '{place}, {country}' }],
  varied: [{ label: 'Heel', values: ['30 mm', '28 mm', '35 mm'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['winter'],
};
boot.close[4] = 'A flannel bag for each boot is in the box.';

const pump: Form = {
  key: 'pump', family: 'pump', model: 'pump', catalogue: 'luxury', categoryCode: 'LSH1330101', weight: 50,
  nouns: ['pump', 'heeled pump', 'court shoe'], qualifiers: [''],
  materials: [{ name: 'polished leather', detail: 'Polished leather, kid lining' }, { name: 'glazed calf', detail: 'Glazed calf, kid lining' }, { name: 'polished kid', detail: 'Polished kid, leather sole' }],
  price: [42000, 88000], sizes: 'shoe', genders: [['Women']],
  open: [
    'The point of the {line} is soft and slightly off centre, where toes actually end.',
    'The {line} is cut low at the side and high at the heel, so it stays on.',
    '{brand} moves the heel of the {line} four millimetres forward. Your back will know by midnight.',
    'A clean shoe is the hardest to make: the {line} has one seam, at the back, and it is straight.',
    'The {line} was tested at a wedding with three receptions.',
    'Polished until it takes a window’s reflection, then boxed in {place}.',
    'The heel of the {line} narrows, then thinks better of it.',
  ],
  fact: ['The lining is kid, which warms and gives.', 'A layer of foam under the ball of the foot is two millimetres thick and invisible.', 'The heel is wrapped in the same leather as the shoe.', 'The throat line is bound from inside, so nothing rubs.', 'Leather sole, lightly scored for grip.', 'The shank is steel, and the arch does not sag.'],
  close: ['Spare heel tips are in the box.', 'Stand in them at home for an hour first.', 'They photograph longer than they are.', 'Fit is true; take the larger if between sizes.', 'For speeches, and the standing after.', 'A shoe for the whole evening.'],
  style: ['With a sari, match the border, not the body.', 'Sand disappears; oxblood answers back.', 'Under wide trousers they are a secret.', 'Ivory for day, ink after six.'],
  care: calfCare, details: [{ label: 'Toe', value: 'Softly pointed' }, { label: 'Sole', value: 'Leather' }, { label: 'Made in', value: '{place}, {country}' }],
  varied: [{ label: 'Heel', values: ['85 mm', '90 mm', '80 mm', '95 mm'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['evening', 'wedding'],
};

export const shoeForms: Form[] = [loafer, boot, pump];
