import type { Form } from '../form.ts';

const scentCare = ['Keep out of the sun and away from the bathroom’s heat.', 'Spray on skin, from a hand’s length. Do not rub.', 'Close the cap. Best within two years of opening.'];

const scent = (colour: string, name: string, strength: string, notes: string, price: [number, number], open: string[], fact: string[]): Form => ({
  key: `perfume-${colour}`, family: 'perfume', model: 'perfume', colours: [colour], singleColour: true, catalogue: 'luxury', categoryCode: 'LSH2110101', weight: 3, onlyBrand: 'Ostra',
  lines: [name], nameAs: '{line}, {noun}, {q}', nouns: [strength], qualifiers: ['', 'in a gift box', 'with a travel case'], factors: { 'in a gift box': 1.08, 'with a travel case': 1.2 },
  materials: [{ name: strength, detail: notes }], price, sizes: 'perfume', genders: [['Women', 'Men', 'Unisex']], open, fact,
  close: ['One spray at the collarbone, one at the wrist, then stop.', 'It lasts until the next morning, on wool until the next week.', 'Jasmine from three families outside {place}.', 'The bottle can be refilled at the counter.'],
  style: ['On a scarf, where it stays.', 'After dark, or before a long flight.', 'Wear it alone for a week before you judge it.'],
  care: scentCare, details: [{ label: 'Notes', value: notes }, { label: 'Strength', value: strength }, { label: 'Made in', value: '{place}, {country}' }], returns: ['Not Returnable'], tags: ['gifting', 'winter'],
});

const scents: Form[] = [
  scent('noir-amber', 'No. 4', 'eau de parfum', 'Bitter orange, labdanum, amber', [15500, 17800], ['No. 4 was the fourth attempt and the last one needed. Orange peel at first, amber for the rest of the day.', 'Amber is not a thing but an agreement between resins. In No. 4 they agree.', 'Delhi’s winter is short. No. 4 has enough amber to last it.'], ['The label is plain and the liquid is the colour it should be.', 'Labdanum gives the warmth, vanilla almost none.', 'It is louder in the first ten minutes than ever again.']),
  scent('noir', 'Nuit', 'eau de parfum', 'Plum, iris, incense', [15800, 18200], ['Nuit smells of plum skins and a church with the door open.', 'The black cap is lacquered seven times. The scent under it is darker still.', 'Nuit is iris at its coldest, warmed by fruit.'], ['The plum is dry, not jam.', 'The incense comes from Oman and arrives last.', 'It stays close; people lean in.']),
  scent('rose', 'Rose', 'eau de parfum', 'May rose, pink pepper, musk', [14800, 16900], ['A rose with its leaves on. Nothing in Rose is powdered.', 'Rose is picked at six in the morning for three weeks in May and bottled in a sphere of rose gold light.', 'The pepper comes first, so that the rose is a relief.'], ['Three hundred kilos of petals for a litre, which explains the price.', 'The stopper is a ball and turns in the hand.', 'It is green for an hour and pink after that.']),
  scent('vetiver', 'Vetiver', 'parfum', 'Vetiver, cardamom, cedar', [17800, 19800], ['Vetiver is a root, and smells like rain on a khus screen. Anyone from the north of India will know it.', 'Tall and eight-sided, the bottle of Vetiver is the greenest thing in the house.', 'A parfum, so it keeps to itself: Vetiver is for the wearer first.'], ['The root is distilled twice, to lose the smoke.', 'Cardamom from the Western Ghats opens it.', 'A quarter of the bottle is oil.']),
];

const lipstick: Form = {
  key: 'lipstick', family: 'lipstick', model: 'lipstick', catalogue: 'luxury', categoryCode: 'LSH2110102', weight: 10, onlyBrand: 'Ostra',
  lines: ['Rouge Plissé', 'Rouge Cannelure', 'Rouge Colonne'], nameAs: '{line} {q} {noun}', nouns: ['lipstick, {material}'], qualifiers: ['', 'refillable', 'long-wear', 'gift'],
  materials: [{ name: 'satin', detail: 'Satin finish' }, { name: 'cream', detail: 'Cream finish' }, { name: 'soft satin', detail: 'Soft satin finish' }, { name: 'demi-matte', detail: 'Demi-matte finish' }],
  price: [4800, 6900], factors: { gift: 1.25, refillable: 1.1, 'long-wear': 1.05 }, sizes: 'one', genders: [['Women']],
  open: ['The case of {line} is fluted like a column and closes with a click you will do for no reason.', '{line} goes on in one pass and stays through soup.', 'Colour first, shine second: {line} is how {brand} thinks a lipstick should be.', '{line} was matched against skin in four cities, two of them ours.'],
  fact: ['The bullet is cut at a slant that fits a mouth.', 'Carmine leans blue, rosewood leans brown, plum leans to evening.', 'No scent but a little wax.', 'Each shade has its own case, so you can find it by touch.', 'It does not travel, if you blot once.'],
  close: ['The case is weighted brass.', 'Three grams, which is about three hundred evenings.', 'Blot, reapply, leave.', 'A small extravagance that lasts a year.'],
  style: ['With bare eyes.', 'Carmine with white cotton.', 'Plum after dark, with a kurta the colour of ink.'],
  care: ['Keep below 30 degrees; not in the car.', 'Best within eighteen months of opening.', 'Wipe the bullet with tissue.'], details: [{ label: 'Weight', value: '3.2 g' }, { label: 'Case', value: 'Fluted, lacquer and gold-toned metal' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['Not Returnable'], tags: ['gifting', 'evening'],
};

const jar = (colour: string, word: string, open: string[]): Form => ({
  key: `jar-${colour}`, family: 'jar', model: 'jar', colours: [colour], singleColour: true, catalogue: 'luxury', categoryCode: 'LSH2110103', weight: 3, onlyBrand: 'Ostra',
  lines: ['Crème de nuit'], nameAs: '{line}, {noun}, {q}', nouns: [word], qualifiers: ['', 'refillable', 'in a gift box'], factors: { refillable: 1.12, 'in a gift box': 1.08 }, materials: [{ name: word, detail: 'Night cream' }], price: [12500, 18500], sizes: 'jar', genders: [['Women', 'Men', 'Unisex']], open,
  fact: ['Squalane from olives, ceramides, and not much else.', 'The lid is weighted and lands with a soft knock.', 'A small spoon is under the lid. Use it.', 'No colour, hardly any scent.'],
  close: ['Warm a pea of it between two fingers first.', 'Fifty millilitres last about three months.', 'Empty jars come back to us for a refill.', 'Made in {place}, in batches of four hundred.'],
  style: ['Last thing at night, on a damp face.', 'On the backs of hands too.', 'Less than you think.'],
  care: ['Close after use. Best within twelve months of opening.', 'Keep out of the sun; the fridge is not needed.'], details: [{ label: 'Use', value: 'Night, face and neck' }, { label: 'Jar', value: 'Glass with a gold-toned lid' }, { label: 'Made in', value: '{place}, {country}' }], returns: ['Not Returnable'], tags: ['gifting'],
});

const jars: Form[] = [
  jar('porcelain', 'the original', ['The original formula of 1972, in white. It asks nothing and mends what the day did.', 'A plain night cream in a jar that looks like a teacup’s cousin.', 'Crème de nuit, as it was, less one preservative.']),
  jar('onyx', 'rich', ['The rich one, in black glass, for dry air and high places.', 'For Leh, for long flights, for January.', 'Thicker than the original by a third, and slower to sink.']),
  jar('jade', 'light', ['The light one, in green, for Chennai, Mumbai and the monsoon.', 'A cream that behaves like a gel until morning.', 'Half the oil of the original, for skin that makes its own.']),
];

const vaseCare = ['Rinse by hand; no dishwasher. A little bleach in water clears a stain inside.', 'Lift by the body, not the neck.', 'Put felt under the foot on polished wood.'];
const vaseClose = ['The potter’s mark is pressed into the foot.', 'Height varies by a centimetre; the kiln decides.', 'It asks for one branch, or none.', 'Tested for water before it is packed.', 'Packed in two boxes and a good deal of paper.', 'Made in {place} by hand, on a kick wheel.'];

const vase = (key: string, colours: string[], code: string, weight: number, nouns: string[], materials: Form['materials'], price: [number, number], sizes: string[], open: string[], fact: string[]): Form => ({
  key: `vase-${key}`, family: 'vase', model: 'vase', colours, catalogue: 'luxury', categoryCode: code, weight, nouns, qualifiers: [''], materials, price, sizes: 'one', genders: [['Unisex']], open, fact, close: vaseClose,
  style: ['Where morning light comes in sideways.', 'On the floor, in a corner that needs a reason.', 'A single berry branch, cut long.', 'Beside books, not on them.'],
  care: vaseCare, details: [{ label: 'Technique', value: 'Wheel-thrown, glazed inside' }, { label: 'Made in', value: '{place}, {country}' }], varied: [{ label: 'Height', values: sizes }], returns: ['7 Day Return or Replacement', 'Replacement Only'], tags: ['home', 'gifting'],
});

const vases: Form[] = [
  vase('tall', ['chalk', 'cobalt'], 'LSH2120101001', 24, ['tall vase', 'shouldered vase', 'tall jar'], [{ name: 'stoneware', detail: 'Wheel-thrown stoneware' }, { name: 'wheel-thrown stoneware', detail: 'Wheel-thrown stoneware, glazed' }], [22500, 58000], ['34 cm', '36 cm', '31 cm'],
    ['The shoulder of the {line} is where the potter stopped pushing. Everything above it is neck.', 'A full body, a short neck, a lip turned out like a collar: the {line} is an old shape, well remembered.', 'You can count the throwing rings of the {line} with a thumb.', '{brand} throws the {line} in one go, six kilos of clay and no second chance.', 'The {line} narrows to a foot no wider than a saucer, and stands.'],
    ['The glaze thins at the edges and shows the clay.', 'Chalk is matt and takes shadow; cobalt is glossy and gives it back.', 'The inside is glazed clear.', 'It is dipped, not sprayed, and the line where the fingers held it is left.']),
  vase('moon', ['celadon'], 'LSH2120101002', 12, ['moon jar'], [{ name: 'celadon stoneware', detail: 'Stoneware, celadon glaze' }, { name: 'celadon glaze', detail: 'Stoneware, celadon glaze' }], [32000, 78000], ['28 cm', '32 cm', '25 cm'],
    ['Two bowls are thrown, turned lip to lip and joined. The {line} keeps a trace of the seam, which is the point of a moon jar.', 'The {line} is nearly round. The nearly took thirty years.', 'Celadon is iron, starved of air. In the {line} it came out the green of shallow water.', 'Put the {line} on a table and the table becomes a shelf.', '{brand} makes nine of the {line} a season and keeps three.'],
    ['The glaze pools at the waist, slightly darker.', 'The mouth is small; two stems fill it.', 'Fine crackle will appear with years, and tea will find it.', 'It is lighter than it looks.']),
  vase('bottle', ['clay'], 'LSH2120101003', 12, ['bottle vase', 'long-necked vase'], [{ name: 'burnt clay', detail: 'Burnt clay, unglazed outside' }, { name: 'unglazed clay', detail: 'Red clay, unglazed outside' }], [18500, 42000], ['33 cm', '30 cm', '36 cm'],
    ['A long neck on a round shoulder. The {line} was made for one stem and looks complete without it.', 'The clay of the {line} is left bare, the orange of a terrace at five in the evening.', 'The {line} is thrown in two parts and luted at the shoulder, where a thumb has smoothed it.', 'It cannot hold much, which is why the {line} is good with little.', 'Burnt clay is porous to the hand and dry to the eye. The {line} has both.'],
    ['The inside is sealed, so it keeps water.', 'Small specks are iron from the riverbed.', 'The neck is straight to within a hair.', 'The surface is burnished with a stone.']),
  vase('gourd', ['umber'], 'LSH2120101004', 12, ['gourd vase', 'double gourd vase'], [{ name: 'umber glaze', detail: 'Stoneware, umber glaze' }, { name: 'umber stoneware', detail: 'Stoneware, dark umber glaze' }], [28500, 62000], ['34 cm', '38 cm', '31 cm'],
    ['The double gourd is a wish for plenty. The {line} makes it in brown, without fuss.', 'Two spheres, the smaller one thinking about the larger: that is the {line}.', 'The glaze of the {line} is nearly black until noon.', 'The waist of the {line} is thrown, not pinched, and the profile is one line from lip to foot.', '{brand} fires the {line} slowly, two days up and two days down.'],
    ['Umber breaks to bronze on the ridges.', 'A branch leans well in it, since the waist catches the stem.', 'The lip is plain and slightly worn in the making.', 'It is heavy at the foot and hard to knock.']),
];

export const beautyAndHomeForms: Form[] = [...scents, lipstick, ...jars, ...vases];
