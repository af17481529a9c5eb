import type { Form } from '../form.ts';

const silkCare = ['Dry clean. Store in muslin, refolded along new lines twice a year.', 'Keep perfume and deodorant off the zari. Air in shade.', 'Iron from the back, through cotton, on silk heat.'];

const kurta: Form = {
  key: 'kurta', family: 'kurta', model: 'kurta', catalogue: 'indiluxe', categoryCode: 'ISH1010101', weight: 60,
  nouns: ['kurta', 'band-collar kurta', 'zari-placket kurta'], qualifiers: [''], materials: [{ name: 'mulberry silk', detail: '100% mulberry silk, woven butis, zari placket' }, { name: 'Chanderi silk', detail: 'Chanderi silk, woven butis, zari placket' }, { name: 'tussar and mulberry silk', detail: 'Tussar and mulberry silk, zari placket' }, { name: 'katan silk', detail: 'Katan silk, woven butis, zari placket' }],
  price: [14500, 62000], sizes: 'clothing', genders: [['Men'], ['Women'], ['Men']],
  open: ['The butis of the {line} are woven in, not printed; turn it over and see the threads.', 'A band collar, five small buttons and a placket in zari. The {line} needs no jacket.', 'The {line} is cut straight from shoulder to hem, with slits deep enough to sit on a floor.', '{brand} sews the placket of the {line} by hand, one morning each.', 'Silk with a little body, so the {line} hangs and does not cling.', 'The {line} was made for a mehndi and works for the office Diwali.', 'Woven near {place}, cut wide, finished with a facing you only see when you undress.', 'The collar of the {line} lies flat, which is harder than it sounds.'],
  fact: ['The buttons are cast and sewn with a shank.', 'Side pockets, deep ones.', 'The zari is tested and will not blacken for years.', 'Seams are bound in self cloth.', 'The sleeve ends at the wrist bone and can be turned back once.', 'The hem has four centimetres to let down.', 'A second colour lines the placket, and shows when you move.'],
  close: ['Wear it with something white below.', 'It packs into a hand’s width.', 'Cut regular; take your own size.', 'Better than the one everybody else has.', 'For a wedding you are not the centre of.', 'A tailor can take in the sides without touching the front.'],
  style: ['With a white churidar and juttis.', 'Under a plain bandhgala, collar showing.', 'Haldi for the haldi, naturally. Ink for the reception.', 'Sleeves back, one good watch.'],
  care: silkCare, details: [{ label: 'Collar', value: 'Band' }, { label: 'Work', value: 'Woven butis, zari placket' }, { label: 'Made in', value: '{place}, {country}' }], varied: [{ label: 'Length', values: ['104 cm in size M', '98 cm in size M', '108 cm in size M'] }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['wedding', 'craft', 'festive'],
};

const dupatta: Form = {
  key: 'dupatta', family: 'dupatta', model: 'dupatta', catalogue: 'indiluxe', categoryCode: 'ISH1010102', weight: 60,
  nouns: ['dupatta', 'zari-border dupatta', 'buti dupatta'], qualifiers: [''], materials: [{ name: 'katan silk', detail: '100% katan silk, zari border' }, { name: 'mulberry silk', detail: '100% mulberry silk, zari border' }, { name: 'Banarasi silk', detail: 'Banarasi silk, zari border' }, { name: 'Chanderi silk', detail: 'Chanderi silk, zari border' }],
  price: [11500, 54000], sizes: 'one', genders: [['Women']],
  open: ['Small butis scattered as if by hand, then a border that has been thought about. The {line} is two pieces of weaving in one cloth.', 'The paisleys of the {line} lean the way the weaver works, to the right.', 'Two and a half metres, and the {line} still folds to the size of a book.', 'The border of the {line} is set in on three shuttles, by two people.', '{brand} keeps the ground of the {line} plain enough for the border to be heard.', 'Dyed in the yarn, so the {line} changes a shade when it folds.', 'The {line} has enough zari to fall straight from a shoulder.', 'On the loom in {place} for nineteen days.'],
  fact: ['The back is clean; loose threads are cut by hand.', 'The zari is silver-plated copper with a gold wash.', 'The ends are left with a short fringe.', 'The butis are woven one by one, with a bobbin to each.', 'The border contrasts, as borders in these parts do.', 'It is opaque at the border and nearly sheer in the field.'],
  close: ['Wear it over a plain kurta and let it talk.', 'It comes wrapped in muslin.', 'Small slubs are the loom’s handwriting.', 'A good thing to inherit early.', 'Good for two weddings a winter.', 'No two are cut from one length.'],
  style: ['Pinned at one shoulder, pleats pressed.', 'Round the neck with a shirt, borders out.', 'Rani on haldi, ink on ivory.', 'Over a lehenga you already own.'],
  care: silkCare, details: [{ label: 'Size', value: '2.5 m × 90 cm' }, { label: 'Work', value: 'Woven butis and zari border' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return'], tags: ['wedding', 'craft', 'gifting'],
};

const shawl: Form = {
  key: 'shawl', family: 'shawl', model: 'shawl', catalogue: 'indiluxe', categoryCode: 'ISH1010103', weight: 56,
  nouns: ['shawl', 'banded shawl', 'fringed shawl'], qualifiers: [''], materials: [{ name: 'pashmina', detail: '100% pashmina, handspun' }, { name: 'pashmina and silk', detail: '70% pashmina, 30% silk' }, { name: 'fine pashmina', detail: '100% pashmina, 14 micron' }],
  price: [28500, 98000], sizes: 'one', genders: [['Women'], ['Women', 'Men', 'Unisex']],
  open: ['Spun at night, when there is less wind. The yarn of the {line} breaks otherwise.', 'A field of small flowers, a band of paisleys, a twisted fringe. The {line} is read from the end inward.', 'The {line} weighs about as much as two letters and is warmer than a coat.', 'The goat lives at fourteen thousand feet. The {line} is what it combs out in spring.', '{brand} weaves the band of the {line} last, when the light is best.', 'You can draw the {line} through a ring, though nobody should.', 'Woven in {place} over five weeks by a father and daughter.', 'The colours of the {line} come from walnut, madder and a good deal of patience.'],
  fact: ['The fringe is twisted by hand, four fingers deep.', 'The fibre is fourteen microns, a sixth of a hair.', 'Washed in the Jhelum’s water, which is soft.', 'The band repeats eleven times and no two repeats are equal.', 'It softens for about ten years, then stays.', 'A GI tag with its number is sewn in the corner.'],
  close: ['Comes with a muslin bag and a neem sachet.', 'For trains, terraces and air conditioning.', 'The present that is kept.', 'It does not itch. It cannot.', 'Large enough for two at a concert.', 'Moths agree about pashmina; keep it closed.'],
  style: ['Over a coat, one end back.', 'Ivory with anything that glitters.', 'Folded lengthwise, like a scarf, on men.', 'Maroon for the evening before the wedding.'],
  care: ['Dry clean, or wash in cold water with baby shampoo. Dry flat in shade.', 'Air it twice a winter. Store clean, with neem or cedar.', 'Never hang. Iron cool, through muslin.'], details: [{ label: 'Size', value: '200 × 100 cm' }, { label: 'Work', value: 'Woven paisley band, twisted fringe' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '15 Day Return'], tags: ['winter', 'wedding', 'craft', 'gifting'],
};

const potli: Form = {
  key: 'potli', family: 'potli', model: 'potli', catalogue: 'indiluxe', categoryCode: 'ISH1020101', weight: 52,
  nouns: ['potli', 'tasselled potli', 'zari potli'], qualifiers: [''], materials: [{ name: 'brocade silk', detail: 'Silk brocade, zari border, silk lining' }, { name: 'raw silk', detail: 'Raw silk, woven zari border' }, { name: 'katan silk', detail: 'Katan silk, woven zari border' }],
  price: [6800, 22500], sizes: 'one', genders: [['Women']],
  open: ['A pouch on a twisted cord, with a border of zari flowers around its widest part. The {line} holds what an evening needs.', 'Pull the tassels and the {line} closes; pull the cord and it opens. Children understand it at once.', 'The {line} is gathered by hand into twenty-four pleats.', '{brand} makes the cord of the {line} first, since everything hangs from it.', 'Phone, lipstick, shagun envelope. The {line} was measured around them.', 'Two silks meet at the waist of the {line}, and gold thread settles the matter.', 'Sewn in {place} from the ends of wedding lengths, which is why it is never quite repeated.'],
  fact: ['The handle is wrapped in metal thread and stiff enough to stand.', 'The tassels are weighted with a bead.', 'Lined in silk, with one small pocket for a key.', 'The base is round and padded, so it sits upright.', 'The zigzag above the border is woven, not stitched on.', 'The frill at the mouth is finished with gold cord.'],
  close: ['It hangs from a wrist all night without a thought.', 'Carry it; do not put it down.', 'Dyed to match the dupattas of the same season.', 'A small present with some ceremony.', 'Comes in a cotton pouch, a potli for the potli.', 'Made by two people in a day and a half.'],
  style: ['Against a plain silk sari, in the border’s colour.', 'With jhumkas of the same enamel.', 'Ivory, if you can only have one.', 'With a black kurta, for the gold.'],
  care: ['Spot clean with a dry cloth. Stuff with tissue when stored.', 'Keep perfume off the zari.', 'No water. Brush the tassels with fingers.'], details: [{ label: 'Closure', value: 'Twisted cord with tassels' }, { label: 'Size', value: '18 × 20 cm' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['wedding', 'evening', 'gifting', 'craft'], bagType: 'Potli',
};

const jutti: Form = {
  key: 'jutti', family: 'jutti', model: 'jutti', catalogue: 'indiluxe', categoryCode: 'ISH1030101', weight: 54,
  nouns: ['jutti', 'embroidered jutti', 'curled-toe jutti'], qualifiers: [''], materials: [{ name: 'goat leather and zari', detail: 'Goat leather, zari embroidery, leather sole' }, { name: 'zari-worked silk', detail: 'Silk over leather, zari embroidery' }, { name: 'embroidered leather', detail: 'Vegetable-tanned leather, zari embroidery' }],
  price: [7500, 19500], sizes: 'shoe', genders: [['Women'], ['Men'], ['Women']],
  open: ['The toe of the {line} curls back on itself and ends in a bead.', 'Paisleys in zari, a garden in the middle, piping at the throat. The {line} is worked flat and then closed.', 'The {line} has no left and no right until you give it one.', '{brand} sews the sole of the {line} with cotton thread, which tightens when it is damp.', 'Wear the {line} at home for three evenings. Then it is yours.', 'The embroidery of the {line} stops short of where a foot bends.', 'Made in {place} by a man who learned it from his uncle and improved the curl.', 'The {line} is a flat shoe for people who intend to dance.'],
  fact: ['The insole is padded with a thin layer of felt.', 'The sole is three layers of leather, pasted with flour and stitched.', 'The zari is couched, so it lies flat and does not catch on a hem.', 'The back seam is covered, which is where juttis usually bite.', 'A different lining colour is the maker’s signature.', 'Forty grams of metal thread in a pair, give or take.'],
  close: ['They stretch half a size in width.', 'Not for rain.', 'Worth a spare pair at a three-day wedding.', 'They look right with denim, surprisingly.', 'Comes in a cloth bag.', 'Handmade; the two differ by a stitch or two.'],
  style: ['With a churidar that gathers at the ankle.', 'Under a lehenga, where only the toe shows.', 'Haldi with white, black with jewels.', 'With cropped trousers and nothing else Indian.'],
  care: ['Brush dry. Stuff with paper. Keep out of water.', 'Wipe the sole, never the embroidery.', 'Rest a day between wearings.'], details: [{ label: 'Work', value: 'Zari embroidery' }, { label: 'Sole', value: 'Leather, hand stitched' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['wedding', 'craft', 'festive'],
};

const platedCare = ['Last on, first off. Keep from water, perfume and hairspray.', 'Wipe with the cloth in the box; keep in its pouch.', 'Have it replated after some years; the house does it.'];

const jhumkaTexts = {
  fact: ['Pearls are strung around the rim and move on their own.', 'The studs screw at the back; they will not be lost on a dance floor.', 'Sterling silver under three microns of 22 ct gold.', 'A support chain for the hair is in the box.', 'The bell is hollow, as it should be, and lighter than it looks.'],
  close: ['Eighteen grams a side.', 'Made in {place} by a family of four.', 'They ring, faintly.', 'Boxed in velvet, with a polishing cloth.', 'Wear one pair. That is enough.'],
  style: ['Hair up.', 'With a bare neck and a good blouse.', 'Against a plain kurta, on a weekday.', 'Match the enamel to the blouse, not the sari.'],
};

const jhumkaEnamel: Form = {
  key: 'jhumka-enamel', family: 'jhumka', model: 'jhumka', colours: ['ruby', 'emerald'], catalogue: 'indiluxe', categoryCode: 'ISH1040101', weight: 34,
  nouns: ['enamel jhumkas', 'meena jhumkas', 'pearl-drop jhumkas'], qualifiers: [''], materials: [{ name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, enamel, pearls' }], price: [18500, 46000], sizes: 'one', genders: [['Women']],
  open: ['Enamel ribs, gold between them and a ring of pearls below. The {line} is a bell, and proud of it.', 'The enamel of the {line} is fired four times, colour by colour.', '{brand} draws the {line} at full size before any gold is melted.', 'The dome of the {line} has sixteen ribs, each filled by brush.', 'A flower at the ear, a bell below: the {line} is the shape every grandmother owned.', 'The {line} moves half a second after you do.'],
  ...jhumkaTexts, care: platedCare, details: [{ label: 'Metal', value: 'Sterling silver, 22 ct gold plate' }, { label: 'Length', value: '5.5 cm' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['Replacement Only', '7 Day Return'], tags: ['wedding', 'craft', 'gifting'],
};

const jhumkaPearl: Form = {
  ...jhumkaEnamel, key: 'jhumka-pearl', colours: ['pearl'], weight: 14, nouns: ['pearl jhumkas', 'plain gold jhumkas'], materials: [{ name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, pearls' }], price: [15500, 36000],
  open: ['Plain gold and pearls. The {line} leaves the colour to what you wear.', 'The bell of the {line} is ribbed, burnished and left alone.', 'No enamel, no stones: the {line} has only its shape to rely on.', 'The {line} is the pair to own if you own one.'],
};

const bangles: Form = {
  key: 'bangles', family: 'bangles', model: 'bangles', catalogue: 'indiluxe', categoryCode: 'ISH1040102', weight: 36,
  nouns: ['set of four bangles', 'stacked bangles', 'cabochon bangles'], qualifiers: [''], materials: [{ name: 'gold-plated silver', detail: 'Sterling silver, 22 ct gold plate, cabochons, pearls' }, { name: 'plated silver and pearl', detail: 'Sterling silver, 22 ct gold plate, pearls' }], price: [24500, 72000], sizes: 'bangle', genders: [['Women']],
  open: ['Four bangles: two of pearls, two set with cabochons. The {line} is a set and may be broken up.', 'The stones of the {line} are cut round and smooth, so they glow and do not glitter.', '{brand} sizes the {line} the old way, on a wooden cone.', 'Stack the {line} with pearls outside, or the other way. There is no rule.', 'The {line} makes the small sound that announces somebody.', 'The beads along the edges of the {line} are grains of gold, soldered one by one.'],
  fact: ['Each bangle is four millimetres thick and does not bend.', 'The pearls are matched by eye, in daylight.', 'The cabochons are set closed at the back, with foil, as in Jaipur.', 'Sterling silver under thick gold plate.', 'The inside is smooth.'],
  close: ['Choose the size by your hand, not your wrist.', 'Tied with red thread in the box.', 'Wear four, or two and two.', 'They will be asked about.', 'Made in {place} over twelve days.'],
  style: ['Between glass bangles of one colour.', 'On the arm without the watch.', 'With a full sleeve, pushed up.', 'All four, and no necklace.'],
  care: platedCare, details: [{ label: 'In the set', value: 'Four' }, { label: 'Metal', value: 'Sterling silver, 22 ct gold plate' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['Replacement Only', '7 Day Return'], tags: ['wedding', 'craft'],
};

const lota: Form = {
  key: 'lota-brass', family: 'lota', model: 'lota', colours: ['brass'], catalogue: 'indiluxe', categoryCode: 'ISH1050101', weight: 18,
  nouns: ['lota', 'hammered lota', 'petal lota'], qualifiers: [''], materials: [{ name: 'hand-hammered brass', detail: 'Hand-hammered brass, engraved, tinned inside' }, { name: 'beaten brass', detail: 'Brass beaten by hand, engraved, tinned inside' }], price: [6500, 18500], sizes: 'one', genders: [['Unisex']],
  open: ['Petals are engraved around the belly of the {line}, one stroke each.', 'The {line} is raised from a flat sheet with a hammer, in about nine hundred blows.', 'The lota may be the best-designed object in the country. {brand} has not tried to improve it.', 'A beaded collar, a flared lip, a small foot: the {line} pours without dripping.', 'Hammer marks soften the shine of the {line}, so it looks lit from inside.', '{brand} makes the {line} in brass and in copper; the brass rings, the copper hums.'],
  fact: ['The inside is tinned, so it can hold drinking water.', 'The foot is soldered on and filed true.', 'It holds about a litre.', 'The collar is a ring of beads, cast and slipped on.', 'Left alone, it darkens; with tamarind, it returns.'],
  close: ['For water, for flowers, for the corner of a shelf.', 'Made in {place}, by two hands and one anvil.', 'Heavy enough to stay.', 'The mark of the workshop is under the foot.', 'A housewarming present that is not a candle.'],
  style: ['With marigolds, short.', 'On a stack of two books.', 'Beside a diya, at dusk.', 'Empty, in the morning sun.'],
  care: ['Tamarind or lemon and salt, rinse, dry at once.', 'Wipe dry after use.', 'Leave it to darken, if you prefer.'], details: [{ label: 'Height', value: '18 cm' }, { label: 'Capacity', value: 'About 1 litre' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['7 Day Return or Replacement'], tags: ['home', 'craft', 'gifting', 'festive'],
};

const copperLota: Form = {
  ...lota,
  key: 'lota-copper',
  colours: ['copper'],
  weight: 12,
  materials: [{ name: 'hand-hammered copper', detail: 'Hand-hammered copper, engraved, tinned inside' }, { name: 'beaten copper', detail: 'Copper beaten by hand, engraved, tinned inside' }],
};

const diya: Form = {
  key: 'diya', family: 'diya', model: 'diya', catalogue: 'indiluxe', categoryCode: 'ISH1050102', weight: 20,
  nouns: ['standing diya', 'brass diya', 'tall diya'], qualifiers: [''], materials: [{ name: 'cast brass', detail: 'Cast brass, turned and hammered' }, { name: 'sand-cast brass', detail: 'Sand-cast brass, turned by hand' }], price: [5800, 16500], sizes: 'one', genders: [['Unisex']],
  open: ['A wide foot, a turned stem and a dish for the oil. The {line} burns steadily in a draught.', 'The {line} is cast in river sand and turned on a lathe older than its turner.', 'One wick, one lip, four hours of light. The {line} has one purpose and keeps to it.', '{brand} hammers the foot of the {line} so that the flame has something to play on.', 'The {line} stands high enough to light a face.'],
  fact: ['The dish holds two spoons of oil.', 'Brass throughout; nothing is hollow.', 'The stem unscrews for cleaning.', 'The lip is shaped to carry the wick and no drip.', 'It weighs more than a kilo.'],
  close: ['Not only for Diwali.', 'Cast in {place}, as temple lamps are.', 'Ten cotton wicks are in the box.', 'Light it before guests, not for them.', 'It will be there after us.'],
  style: ['In pairs, at a door.', 'Low, beside a bowl of water.', 'On stone, away from curtains.', 'Unlit, it is still a good shape.'],
  care: ['Wipe off oil while warm. Tamarind for shine.', 'Wash by hand; dry well under the dish.'], details: [{ label: 'Height', value: '22 cm' }, { label: 'Fuel', value: 'Sesame oil or ghee' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['7 Day Return or Replacement'], tags: ['home', 'craft', 'festive', 'gifting'],
};

const candle: Form = {
  key: 'candle', family: 'candle', model: 'candle', catalogue: 'indiluxe', categoryCode: 'ISH1050103', weight: 6, onlyBrand: 'Ayra Banaras',
  lines: ['Ghat', 'Aarti', 'Gali', 'Haveli', 'Manikarnika', 'Assi'], nameAs: '{line} {q} candle, {noun}', nouns: ['oudh and saffron'], qualifiers: ['', 'evening', 'refillable'], materials: [{ name: 'soy and coconut wax', detail: 'Soy and coconut wax, oudh and saffron' }], price: [4200, 6800], sizes: 'candle', genders: [['Unisex']],
  open: ['Oudh and saffron, in the proportion of the showroom at {place}. The {line} brings the lane indoors.', 'The {line} smells of wood first and of saffron when you come back into the room.', 'The glass of the {line} is blown, coloured and labelled by hand.', 'Wax from soy and coconut, so the {line} burns clean and low.'],
  fact: ['One cotton wick, trimmed to five millimetres.', 'The saffron is from Pampore.', 'About forty-five hours.', 'The label is letterpress on cotton paper.'],
  close: ['Let the wax reach the edge the first time.', 'The glass is worth keeping.', 'Good in a hall, better in a study.', 'Poured on Mondays.'],
  style: ['An hour before people come.', 'Beside books.', 'In the bath, with the window open.'],
  care: ['Trim the wick. Never burn below a centimetre of wax.', 'Keep from draughts and curtains.'], details: [{ label: 'Scent', value: 'Oudh, saffron, cedar' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['Replacement Only', 'Not Returnable'], tags: ['home', 'gifting', 'festive'],
};

export const indiluxeForms: Form[] = [kurta, dupatta, shawl, potli, jutti, jhumkaEnamel, jhumkaPearl, bangles, lota, copperLota, diya, candle];
