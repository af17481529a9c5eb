import { slugOf as slug } from '@luxe/format';
import type { Category, CatalogueName } from '@luxe/store-api/model';
import { categoryFaq } from './faq.ts';

type Row = [code: string, name: string, title: string, description: string];

/** Every category, parents before children. The README explains the codes. */
const rows: Row[] = [
  ['LSH1', 'Luxury', 'Everything at LUXE', 'Bags, clothes, shoes, watches and more, from forty brands.'],
  [
    'LSH10',
    'Bags',
    'Bags',
    'Structured, soft, or small enough for the evening. Every bag comes with the brand’s own papers.',
  ],
  ['LSH1010', 'Handbags', 'Handbags', 'Four shapes, each from the brand that makes it best.'],
  [
    'LSH1010101',
    'Top-handle',
    'Top-handle bags',
    'Firm bases, turned locks and a handle that stays up. For days at a desk and after.',
  ],
  [
    'LSH1010102',
    'Crescent',
    'Crescent bags',
    'Cut on a curve to sit under the arm. They hold more than you expect.',
  ],
  [
    'LSH1010103',
    'Totes',
    'Totes',
    'Open, soft and large enough for the day’s papers and the evening’s shoes.',
  ],
  ['LSH1010104', 'Bucket bags', 'Bucket bags', 'A drawstring, a stitched base and space for a water bottle.'],
  [
    'LSH1020',
    'Small leather',
    'Small leather goods',
    'The things you use most often, in leather that gets better with use.',
  ],
  [
    'LSH1020101',
    'Wallets',
    'Wallets',
    'Long zip wallets with space for a passport, twelve cards and a boarding pass.',
  ],
  [
    'LSH11',
    'Ready to wear',
    'Ready to wear',
    'Knits with weight, coats and shirts with a proper collar, for every day.',
  ],
  [
    'LSH1110',
    'Knitwear',
    'Knitwear',
    'Merino, lambswool and cashmere, for evenings in the hills and offices in the plains.',
  ],
  ['LSH1110101', 'Sweaters', 'Sweaters', 'Single sweaters and sets of three.'],
  [
    'LSH1110101001',
    'Crew necks',
    'Crew-neck sweaters',
    'Fine and chunky stocking stitch, with a ribbed neck that holds its shape.',
  ],
  [
    'LSH1110101002',
    'Knit sets',
    'Sets of knits',
    'Three knits in tones of one colour, to wear alone or layered.',
  ],
  [
    'LSH1120',
    'Shirts',
    'Shirts',
    'Point collars, single cuffs, mother-of-pearl buttons. Plain or with a fine stripe.',
  ],
  [
    'LSH1120101',
    'Cotton shirts',
    'Cotton shirts',
    'Two-ply cottons that iron well and stay neat through a long lunch.',
  ],
  ['LSH1130', 'Coats', 'Coats', 'Wool with weight, for Delhi in January and for colder places.'],
  [
    'LSH1130101',
    'Wool coats',
    'Wool coats',
    'Double-faced and brushed wool, with room for a sweater under it.',
  ],
  ['LSH13', 'Shoes', 'Shoes', 'Welted, shaped and balanced by people who make nothing else.'],
  ['LSH1310', 'Flats', 'Flats', 'Easy to slip on, comfortable all day.'],
  [
    'LSH1310101',
    'Loafers',
    'Loafers',
    'Penny loafers in polished calf, with a stitched apron and a low heel.',
  ],
  ['LSH1320', 'Boots', 'Boots', 'For the Delhi winter, and for everywhere colder.'],
  [
    'LSH1320101',
    'Chelsea boots',
    'Chelsea boots',
    'Ribbed gussets, a pull tab and a welt that can be resoled.',
  ],
  ['LSH1330', 'Heels', 'Heels', 'Heights you can stand in all evening.'],
  ['LSH1330101', 'Pumps', 'Pumps', 'Softly pointed, cleanly cut and balanced over the arch.'],
  [
    'LSH15',
    'Watches and jewellery',
    'Watches and jewellery',
    'Automatic watches, and fine jewellery with real stones.',
  ],
  [
    'LSH1510',
    'Watches',
    'Watches',
    'Automatic movements, small seconds, and cases at a size that fits under a cuff.',
  ],
  ['LSH1510101', 'Dress watches', 'Dress watches', 'Thin enough for a shirt cuff, easy to read at a glance.'],
  [
    'LSH1510101001',
    'Round watches',
    'Round watches',
    'A round case, a sunburst or plain dial, and seconds at six.',
  ],
  [
    'LSH1510101002',
    'Rectangular watches',
    'Rectangular watches',
    'Straight sides and a curved back, on leather.',
  ],
  ['LSH1520', 'Fine jewellery', 'Fine jewellery', 'Certified stones and solid metal.'],
  ['LSH1520101', 'Rings', 'Rings', 'Brilliant cuts over pavé bands: diamond, emerald and sapphire.'],
  ['LSH1520102', 'Bracelets', 'Bracelets', 'Chain bracelets with an engraved disc, in three metals.'],
  ['LSH18', 'Accessories', 'Accessories', 'Eyewear, belts and silk: the finishing touches.'],
  ['LSH1810', 'Eyewear', 'Eyewear', 'Acetate and fine metal, with lenses graded from dark to clear.'],
  [
    'LSH1810101',
    'Sunglasses',
    'Sunglasses',
    'Category 2 and 3 lenses with full UV protection, each in its own case.',
  ],
  [
    'LSH1810101001',
    'Aviator sunglasses',
    'Aviator sunglasses',
    'Thin metal rims, adjustable pads and a tint that fades towards the cheek.',
  ],
  [
    'LSH1810101002',
    'Round sunglasses',
    'Round sunglasses',
    'Oversized rounds in block and tortoise acetate.',
  ],
  ['LSH1810101003', 'Square sunglasses', 'Square sunglasses', 'Straight brows, soft corners, deep lenses.'],
  ['LSH1820', 'Belts', 'Belts', 'Leather cut in one length, finished with a plain buckle.'],
  ['LSH1820101', 'Leather belts', 'Leather belts', 'Contrast edges and solid buckles, from 75 to 105 cm.'],
  ['LSH1830', 'Scarves', 'Scarves', 'Silk to tie, fold or frame.'],
  ['LSH1830101', 'Silk squares', 'Silk squares', 'Printed in many passes, hemmed by hand.'],
  ['LSH21', 'Beauty and home', 'Beauty and home', 'Fragrance, beauty and objects for the home.'],
  [
    'LSH2110',
    'Beauty and grooming',
    'Beauty and grooming',
    'Scent, colour and cream from a brand in Grasse.',
  ],
  ['LSH2110101', 'Fragrance', 'Fragrance', 'Eaux de parfum and a parfum, in 50 and 100 ml.'],
  ['LSH2110102', 'Lips', 'Lips', 'Three shades, four finishes, one beautiful case.'],
  ['LSH2110103', 'Skincare', 'Skincare', 'Night cream in weighted glass.'],
  [
    'LSH2120',
    'Home and lifestyle',
    'Home and lifestyle',
    'Vases thrown by hand, for one branch or for a bouquet.',
  ],
  ['LSH2120101', 'Vases', 'Vases', 'Stoneware and clay from Fife, Kyoto, Copenhagen, Helsinki and Oslo.'],
  ['LSH2120101001', 'Tall vases', 'Tall vases', 'A full shoulder and a short neck, in chalk or cobalt.'],
  ['LSH2120101002', 'Moon jars', 'Moon jars', 'Two bowls joined at the waist, glazed in celadon.'],
  ['LSH2120101003', 'Bottle vases', 'Bottle vases', 'Long necks for one stem.'],
  ['LSH2120101004', 'Gourd vases', 'Gourd vases', 'The double gourd, an old shape for good luck.'],
  [
    'ISH1',
    'indiluxe',
    'Everything at indiluxe',
    'Thirty Indian studios, from Srinagar to Kumbakonam. Woven, cast, embroidered and set by hand.',
  ],
  ['ISH1010', 'Clothing', 'Clothing', 'Kurtas, dupattas and shawls in silk and pashmina.'],
  ['ISH1010101', 'Kurtas', 'Kurtas', 'Silk kurtas with band collars and zari plackets, straight or long.'],
  [
    'ISH1010102',
    'Dupattas',
    'Dupattas',
    'Silk with scattered butis and a zari border, two and a half metres long.',
  ],
  ['ISH1010103', 'Shawls', 'Shawls', 'Pashmina from Kashmir with a woven band and a twisted fringe.'],
  ['ISH1020', 'Bags', 'Bags', 'Small bags with space for a phone, a lipstick and a shagun envelope.'],
  ['ISH1020101', 'Potlis', 'Potlis', 'Silk pouches on twisted cord, with tassels.'],
  ['ISH1030', 'Jutti', 'Jutti', 'Leather soles, embroidered uppers and a curl at the toe.'],
  ['ISH1030101', 'Juttis', 'Juttis', 'Zari paisleys on leather, from Patiala, Agra, Jaipur and Lucknow.'],
  ['ISH1040', 'Jewellery', 'Jewellery', 'Gold-plated silver, enamel and pearls.'],
  ['ISH1040101', 'Jhumkas', 'Jhumkas', 'Bell earrings that chime softly as you move.'],
  ['ISH1040102', 'Bangles', 'Bangles', 'Stacks of four, set with cabochons and pearls.'],
  ['ISH1050', 'Craft and home', 'Craft and home', 'Brass, copper, candles and diyas.'],
  ['ISH1050101', 'Lotas', 'Lotas', 'Hand-hammered brass and copper, engraved with petals.'],
  ['ISH1050102', 'Diyas', 'Diyas', 'Tall brass diyas with a steady base.'],
  ['ISH1050103', 'Candles', 'Candles', 'Oudh and saffron in coloured glass.'],
];

/** HSN headings by category. A category without its own has the heading of its parent. */
const hsnCodes: Readonly<Record<string, string>> = {
  LSH10: '4202', // Handbags and wallets
  LSH11: '6211', // Other garments
  LSH1110: '6110', // Sweaters, knitted
  LSH1120: '6205', // Shirts, woven
  LSH1130: '6202', // Overcoats, woven
  LSH13: '6403', // Footwear with leather uppers
  LSH1510: '9102', // Wrist watches
  LSH1520: '7113', // Jewellery of precious metal
  LSH1810: '9004', // Spectacles and sunglasses
  LSH1820: '4203', // Leather clothing accessories
  LSH1830: '6214', // Shawls and scarves
  LSH2110: '3304', // Make-up and skin care
  LSH2110101: '3303', // Perfumes
  LSH2120: '6913', // Ornamental ceramics
  ISH1010: '6211', // Other garments
  ISH1010102: '6214', // Shawls and scarves
  ISH1010103: '6214', // Shawls and scarves
  ISH1020: '4202', // Handbags and wallets
  ISH1030: '6403', // Footwear with leather uppers
  ISH1040: '7113', // Jewellery of precious metal
  ISH1050: '7418', // Household articles of copper and brass
  ISH1050103: '3406', // Candles
};

function hsnCodeOf(code: string): string {
  const parent = parentOf(code);
  return hsnCodes[code] ?? (parent === undefined ? '' : hsnCodeOf(parent));
}

/** Maps the length of a category code to the level of the category. */
const levels: Record<number, Category['level']> = { 4: 1, 5: 1, 7: 2, 10: 3, 13: 4 };

function parentOf(code: string): string | undefined {
  if (code.length <= 4) return undefined;
  // The code of a department has 5 characters. Its parent is always LSH1, even if the code does not begin
  // with LSH1, as with LSH21.
  if (code.length === 5) return `${code.slice(0, 3)}1`;
  const shorter = code.length === 7 ? (code.startsWith('ISH1') ? 4 : 5) : code.length - 3;
  return code.slice(0, shorter);
}

export const categories: Category[] = rows.map(([code, name, title, description]) => {
  const parentCode = parentOf(code);
  const level = levels[code.length];
  if (!level) throw new Error(`${code} has no level`);
  const catalogue: CatalogueName = code.startsWith('ISH') ? 'indiluxe' : 'luxury';
  return {
    code,
    name,
    slug: slug(title),
    ...(parentCode ? { parentCode } : {}),
    level,
    catalogue,
    title,
    description,
    faq: level <= 2 ? categoryFaq(code) : [],
    hsnCode: hsnCodeOf(code),
  };
});

/** Codes of the categories without children. */
export const leafCodes: string[] = rows
  .map(([code]) => code)
  .filter((code) => !categories.some((one) => one.parentCode === code));

/** The URL of a category, `/{slug}/c-{code}`, with the code in lower case. Throws for an unknown code. */
export function categoryHref(code: string, q?: string): string {
  const category = categories.find((one) => one.code === code);
  if (!category) throw new Error(`no category ${code}`);
  return `/${category.slug}/c-${code.toLowerCase()}${q ? `?q=${encodeURI(q)}` : ''}`;
}
