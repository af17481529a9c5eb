import type { Form } from '../form.ts';

const lensCare = ['Rinse before wiping; grit scratches, cloth does not. Keep in the case.', 'Wash with mild soap and lukewarm water. Have the screws tightened once a year.', 'Never on the dashboard: heat moves acetate and lifts coatings.'];
const lensClose = ['A hard case and a cloth are in the box.', 'Any good optician can adjust the temples.', 'They sit still on a low bridge.', 'Full UV protection, as it should be.', 'Good from Colaba to Leh.', 'Handmade in {place}, in about fifty steps.'];

const aviator: Form = {
  key: 'aviator', family: 'aviator', model: 'aviator', catalogue: 'luxury', categoryCode: 'LSH1810101001', weight: 36,
  nouns: ['aviator sunglasses', 'aviators', 'pilot sunglasses'], qualifiers: [''], materials: [{ name: 'fine metal', detail: 'Stainless steel, plated' }, { name: 'titanium', detail: 'Beta titanium, plated' }, { name: 'drawn steel', detail: 'Drawn steel wire, plated' }],
  price: [22500, 48000], sizes: 'one', genders: [['Men'], ['Women', 'Men', 'Unisex'], ['Women']],
  open: ['The rim of the {line} is a wire, soldered once. You see the lens and not much else.', 'An aviator with the drama taken out: the {line} is smaller and rounder at the cheek.', 'The tint of the {line} fades towards the bottom, so you can read a menu.', 'Weighing {brand}’s {line} takes a letter scale: under twenty grams.', 'Each metal of the {line} has its own lens, matched at the bench.', 'The {line} has a double bridge by tradition and spring hinges by sense.'],
  fact: ['Lenses are graded from dark to clear and hard coated on both sides.', 'The nose pads are silicone and turn on a screw.', 'Temple tips are acetate, bent by hand.', 'The hinges have five barrels.', 'The plating is thick enough to be polished.'],
  close: lensClose, style: ['With a white shirt and the windows down.', 'Gold with warm skin, silver with grey hair.', 'Pushed up they hold hair, against all advice.', 'For a square face, to take the corners off.'],
  care: lensCare, details: [{ label: 'Lens', value: 'Gradient, category 2' }, { label: 'UV', value: '100% up to 400 nm' }, { label: 'Made in', value: '{place}, {country}' }], varied: [{ label: 'Size', values: ['56-16-145', '54-17-145', '58-15-145'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['sun', 'gifting'],
};

const round: Form = {
  key: 'sunglasses-round', family: 'sunglasses-round', model: 'sunglasses-round', catalogue: 'luxury', categoryCode: 'LSH1810101002', weight: 40,
  nouns: ['round sunglasses', 'oversized round sunglasses', 'round frames'], qualifiers: [''], materials: [{ name: 'block acetate', detail: 'Block-cut cellulose acetate' }, { name: 'aged acetate', detail: 'Cellulose acetate, aged sixty days' }, { name: 'polished acetate', detail: 'Cellulose acetate, hand polished' }],
  price: [24500, 46000], sizes: 'one', genders: [['Women'], ['Women', 'Unisex']],
  open: ['Large, round and slightly tilted. The {line} hides a late night and most of a cheek.', 'The {line} is cut from acetate nine millimetres thick, then tumbled for three days in birch.', '{brand} draws the {line} by compass and then spoils the circle a little, so it suits a face.', 'Look through the {line} and the afternoon goes to tea.', 'The rims of the {line} are bevelled twice, which is why they catch the light.', 'Film stars wore the {line}’s grandmother.'],
  fact: ['The lenses fade from the brow down.', 'Tortoise is poured in sheets, so no two pairs have the same clouds.', 'A wire core in the temple lets it be bent to an ear.', 'Two metal pins at the corner are the actual hinge rivets, not decoration.', 'The bridge is shaped like a keyhole and sits lightly.'],
  close: lensClose, style: ['With a scarf, at speed or as if.', 'They balance a narrow chin.', 'Black for the city, tortoise for the coast, forest for neither.', 'One earring less than usual.'],
  care: lensCare, details: [{ label: 'Lens', value: 'Gradient, category 3 to 1' }, { label: 'UV', value: '100% up to 400 nm' }, { label: 'Made in', value: '{place}, {country}' }], varied: [{ label: 'Size', values: ['53-20-145', '52-21-145', '54-19-145'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['sun', 'gifting'],
};

const square: Form = {
  key: 'sunglasses-square', family: 'sunglasses-square', model: 'sunglasses-square', catalogue: 'luxury', categoryCode: 'LSH1810101003', weight: 36,
  nouns: ['square sunglasses', 'oversized square sunglasses', 'square frames'], qualifiers: [''], materials: [{ name: 'block acetate', detail: 'Block-cut cellulose acetate' }, { name: 'polished acetate', detail: 'Cellulose acetate, hand polished' }, { name: 'laminated acetate', detail: 'Laminated cellulose acetate' }],
  price: [24500, 48000], sizes: 'one', genders: [['Women'], ['Men'], ['Women', 'Men', 'Unisex']],
  open: ['A square with the corners rubbed soft. The {line} is strong without shouting.', 'The brow of the {line} is straight and wide, and everything below it relaxes.', '{brand} mills the {line} from one block and leaves the thickness at the front.', 'The {line} makes a round face look decided.', 'There is a heavy way to draw a square frame, and the {line} only pretends to it.', 'The {line} was drawn with a thick pen, then filed until it could be worn all day.'],
  fact: ['The lenses go from deep at the brow to nearly clear.', 'The temples taper to an arrow and are weighted at the tip.', 'The hinges have five barrels and close with a click.', 'The acetate is polished by hand, last with felt.', 'A small metal bar shows where the hinge is riveted through.'],
  close: lensClose, style: ['With a coat collar up.', 'They carry a plain kurta.', 'Bordeaux reads as black until the sun is out.', 'Hair back.'],
  care: lensCare, details: [{ label: 'Lens', value: 'Gradient, category 3 to 2' }, { label: 'UV', value: '100% up to 400 nm' }, { label: 'Made in', value: '{place}, {country}' }], varied: [{ label: 'Size', values: ['54-18-145', '55-17-145', '53-19-140'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['sun'],
};

const belt: Form = {
  key: 'belt', family: 'belt', model: 'belt', catalogue: 'luxury', categoryCode: 'LSH1820101', weight: 44,
  nouns: ['belt', 'stitched belt', 'edged belt'], qualifiers: [''], materials: [{ name: 'bridle leather', detail: 'Bridle leather, contrast edge' }, { name: 'smooth calf', detail: 'Calf on calf, contrast edge' }, { name: 'vegetable-tanned hide', detail: 'Vegetable-tanned hide, contrast edge' }],
  price: [16500, 38000], sizes: 'belt', genders: [['Men'], ['Women'], ['Men', 'Women', 'Unisex']],
  open: ['One length of leather, one buckle. The {line} is wide enough to be seen and narrow enough for a suit.', 'The edge of the {line} is darker than its face, painted and burnished by hand.', 'The buckle of the {line} is cast solid and left plain.', '{brand} cuts the {line} from the back of the hide, where it does not stretch.', 'A belt shows its makers at the keeper. The {line}’s is stitched, not stapled.', 'The {line} is stitched all the way round, a centimetre in, with waxed thread.', 'Coil the {line} and it keeps the coil; that is how you tell good bridle.'],
  fact: ['Five holes, cut oval so they do not tear.', 'Two rivets hold the buckle and come out for a cobbler.', 'The tip is rounded and stitched closed.', 'Thirty-two millimetres wide.', 'It begins stiff and ends as yours.', 'The leather is dyed through, so a scratch shows the same colour.'],
  close: ['Made in {place}, to be inherited or lost.', 'Rolled in a box the size of a fist.', 'The most useful present under this roof.', 'Wear it on the middle hole.', 'Cognac darkens; the others stay.', 'It takes a year to look its best.'],
  style: ['Near the shoe’s colour, not the same.', 'Over a long shirt, low.', 'Bone with summer trousers.', 'Ink is the navy man’s black.'],
  care: ['Wipe with a dry cloth; cream once a season.', 'Hang by the buckle or coil loosely.', 'Keep dry. Do not oil.'], details: [{ label: 'Width', value: '32 mm' }, { label: 'Buckle', value: 'Solid brass, polished' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['gifting', 'office'],
};

const scarf: Form = {
  key: 'scarf', family: 'scarf', model: 'scarf', catalogue: 'luxury', categoryCode: 'LSH1830101', weight: 48,
  nouns: ['square', 'printed square', 'carré'], qualifiers: [''], materials: [{ name: 'silk twill', detail: '100% silk twill, 18 momme' }, { name: 'silk', detail: '100% mulberry silk' }, { name: 'washed silk twill', detail: '100% silk twill, washed' }],
  price: [22500, 46500], sizes: 'one', genders: [['Women'], ['Women', 'Unisex', 'Men']],
  open: ['A rosette in the middle, a paisley in each corner and a border of lozenges. The {line} is drawn like a carpet and weighs like a letter.', 'The {line} takes eleven passes to print, one colour at a time, lightest first.', 'Fold the {line} on the bias and the rosette disappears; tie it and it comes back at the knot.', '{brand} keeps the screen for the {line} and changes only the inks.', 'The border of the {line} is what you see most, so that is where the drawing is finest.', 'The {line} looks east for its paisley and stays home for its rosette.', 'Printed at {place}, on twill heavy enough to hold a fold.'],
  fact: ['The hem is rolled by hand, towards the face, in the French manner.', 'The diagonal of the twill gives it grip; it stays tied.', 'The back is nearly as bright as the front.', 'The inks are steamed in and will not rub off on a collar.', 'Ninety centimetres, a little less after the first wash.', 'The designer’s initial is hidden in one leaf.'],
  close: ['Folded in tissue, in a flat box.', 'It would look well framed, and is better worn.', 'A present that fits.', 'Two can be joined; the borders meet.', 'Iron it from the back.', 'It goes through a ring, if that is your test.'],
  style: ['At the neck, small knot, ends in.', 'On the handle of a plain bag.', 'Over hair, under the chin, in an open car.', 'In a breast pocket, folded badly.'],
  care: ['Dry clean, or wash alone in cool water with a spoon of vinegar.', 'Iron warm on the back while slightly damp.', 'Store flat or rolled, away from perfume.'], details: [{ label: 'Size', value: '90 × 90 cm' }, { label: 'Hem', value: 'Rolled by hand' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return'], tags: ['gifting', 'evening'],
};

export const accessoryForms: Form[] = [aviator, round, square, belt, scarf];
