import type { Form } from '../form.ts';

const woolCare = ['Hand wash cool with wool soap, press in a towel, dry flat.', 'Air overnight instead of washing. When you must: cold, by hand, flat to dry.', 'Comb off pills in the first month. Store washed, folded, with cedar.'];

const crewneck: Form = {
  key: 'crewneck', family: 'crewneck', model: 'crewneck', catalogue: 'luxury', categoryCode: 'LSH1110101001', weight: 50,
  nouns: ['crew-neck sweater', 'crew neck', 'sweater'], qualifiers: [''],
  materials: [{ name: 'extra-fine merino', detail: '100% extra-fine merino, 17 micron' }, { name: 'cashmere', detail: '100% cashmere, two-ply' }, { name: 'merino and cashmere', detail: '80% merino, 20% cashmere' }, { name: 'geelong lambswool', detail: '100% Geelong lambswool' }],
  price: [24500, 72000], factors: {}, sizes: 'clothing', genders: [['Women'], ['Men'], ['Men', 'Women', 'Unisex']],
  open: [
    'A fine stocking stitch, a ribbed neck, nothing on the chest. The {line} is the sweater you will reach for first.',
    'The neck of the {line} is linked by hand, loop to loop, and lies flat under a jacket.',
    '{brand} washes the {line} twice before it leaves {place}, so it has done its shrinking.',
    'The {line} is knitted in four pieces and joined without a seam you can feel.',
    'Warm at six in the morning, bearable at eleven: the {line} is right for a north Indian winter.',
    'The shoulder of the {line} drops by a thumb, no more.',
    'There is enough wool in the {line} to hang straight and not enough to be a coat.',
    'Dyed before spinning, so the colour of the {line} has some depth when you look close.',
  ],
  fact: ['The rib at cuff and hem is knitted tighter and holds.', 'Twelve-gauge, which is thin enough for a suit.', 'The yarn is two-ply, so it pills once and is done.', 'Full-fashioned: the armhole is shaped by the needle, not by scissors.', 'The neck tape is sewn in by hand.', 'It weighs a little over three hundred grams.'],
  close: ['Fold it; never hang it.', 'Sleeves are cut to be pushed up.', 'It will outlast two jackets.', 'A spare length of yarn is in the packet.', 'Good on a night train.', 'Take your own size; it is neither slim nor large.'],
  style: ['Over a white shirt, collar in.', 'With cream trousers, oatmeal on oatmeal.', 'Knot it on the shoulders until the sun goes.', 'Charcoal under a bandhgala, for warmth nobody sees.'],
  care: woolCare, details: [{ label: 'Knit', value: 'Stocking stitch, ribbed neck, cuff and hem' }, { label: 'Fit', value: 'Regular' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['winter', 'gifting'],
};

const knits: Form = {
  key: 'knits', family: 'knits', model: 'knits', catalogue: 'luxury', categoryCode: 'LSH1110101002', weight: 36,
  nouns: ['set of three ribbed knits', 'trio of ribbed knits', 'three ribbed knits'], qualifiers: [''],
  materials: [{ name: 'merino', detail: '100% merino, ribbed' }, { name: 'cashmere', detail: '100% cashmere, ribbed' }, { name: 'lambswool', detail: '100% lambswool, ribbed' }],
  price: [68000, 165000], sizes: 'clothing', genders: [['Women'], ['Women', 'Men', 'Unisex']],
  open: [
    'Three knits in three tones of one colour, from pale to deep. The {line} settles the question of what goes with what.',
    'The {line} comes as a stack, folded the way {brand} folds for its own shelves.',
    'Wear one, or two, or give the palest away. The {line} is a set that does not insist.',
    'One dye bath, three strengths: that is how the tones of the {line} agree.',
    'The rib of the {line} is narrow and springs back.',
    'From the mill near {place}: a light, a middle and a dark, cut alike.',
  ],
  fact: ['All three share a size, a gauge and a neck.', 'The light one is knitted a little finer, to go underneath.', 'Ribbed throughout, so they follow the body without holding it.', 'They are washed together at the mill and can be washed together at home.', 'Each is numbered inside the hem, one to three.'],
  close: ['Packed in a linen wrap.', 'A winter’s worth, in one parcel.', 'They stack well on an open shelf, which is half the pleasure.', 'For a week in Shimla, this and a coat.', 'The middle one goes first. It always does.'],
  style: ['Dark under light, or the reverse; both are right.', 'Two at once, collars apart by a finger.', 'With a long skirt and boots.', 'The pale one with gold, the dark with silver.'],
  care: woolCare, details: [{ label: 'In the set', value: 'Three knits, light, middle and dark' }, { label: 'Knit', value: 'Narrow rib' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return'], tags: ['winter', 'gifting'],
};

const shirt: Form = {
  key: 'shirt', family: 'shirt', model: 'shirt', catalogue: 'luxury', categoryCode: 'LSH1120101', weight: 50,
  nouns: ['point-collar shirt', 'cotton shirt', 'pocket shirt'], qualifiers: [''],
  materials: [{ name: 'two-ply poplin', detail: '100% cotton, two-ply 100s poplin' }, { name: 'striped cotton', detail: '100% cotton with a fine woven stripe' }, { name: 'sea island cotton', detail: '100% sea island cotton' }, { name: 'brushed cotton', detail: '100% cotton, lightly brushed' }],
  price: [18500, 42000], sizes: 'clothing', genders: [['Men'], ['Women'], ['Men']],
  open: [
    'The collar of the {line} is cut with a little height, so it stands without a tie.',
    'A chest pocket, six buttons, a curved hem. The {line} is a shirt and knows it.',
    'Mother-of-pearl, sewn with a shank and wrapped: the buttons of the {line} will not swing.',
    'The {line} is stitched single-needle, which takes twice as long and lies flat.',
    '{brand} cuts the {line} with room at the yoke, where shirts usually pull.',
    'Fine cotton creases well. The {line} is meant to be worn slightly undone.',
    'Cut in {place} and washed once, so that it arrives as it will stay.',
    'Look closely and the {line} carries a stripe, woven and no wider than a thread.',
  ],
  fact: ['Eighteen stitches to the inch along the placket.', 'Collar stays are removable and in the box.', 'The sleeve is set with fullness at the shoulder.', 'Side seams are felled, so the inside is as neat as the out.', 'Two spare buttons are under the placket.', 'The cuff is single and takes a watch.'],
  close: ['Iron it damp.', 'It takes a jacket and does not need one.', 'Good for a long lunch and the flight after.', 'Better than a T-shirt under a sweater.', 'Wash at thirty; hang by the hem.', 'Sizes are true.'],
  style: ['Open at the neck, sleeves rolled twice.', 'Sky with grey, rose with navy, olive with cream.', 'Tucked into a sari skirt, it works.', 'White, with everything, for ever.'],
  care: ['Machine wash at 30, iron damp on the wrong side first.', 'Wash cool, dry on a hanger, press while damp.', 'No bleach. Fasten the collar before washing and it keeps its line.'], details: [{ label: 'Collar', value: 'Point' }, { label: 'Buttons', value: 'Mother-of-pearl' }, { label: 'Made in', value: '{place}, {country}' }],
  varied: [{ label: 'Fit', values: ['Regular', 'Regular, lightly tapered', 'Relaxed'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['office', 'gifting'],
};

export const clothingForms: Form[] = [crewneck, knits, shirt];
