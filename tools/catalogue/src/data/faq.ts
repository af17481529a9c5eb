import type { FaqEntry } from '@luxe/store-api/model';

const faq = (question: string, ...paragraphs: string[]): FaqEntry => ({
  question,
  answer: paragraphs.map((text) => `<p>${text}</p>`).join(''),
});

const authentic = (thing: string) =>
  faq(
    `How do I know ${thing} is authentic?`,
    'Every product comes from the brand or its authorised seller, with the brand’s own papers: a card, a serial number or a certificate.',
  );

const returns = faq(
  'Can I return an item after removing the tags?',
  'No. All tags must be in place. You have seven days from delivery, and a courier collects from your door.',
  'Opened beauty products, candles and pierced jewellery cannot be returned; their pages mention it.',
);

const delivery = faq(
  'How long does delivery take?',
  'One to seven days, depending on your pincode. Enter it on the product page to see the date. Many items ship by express in the large cities.',
);

const cod = faq(
  'Can I pay in cash when it arrives?',
  'Yes, on orders up to ₹50,000, where the courier accepts cash. Checkout shows whether your pincode qualifies.',
);

const duty = faq(
  'Are duties and taxes in the price?',
  'Yes. Prices include GST and, for imported items, customs duty. The courier will not ask for more.',
);

const own: Record<string, FaqEntry[]> = {
  LSH1: [authentic('a product'), returns, delivery, cod, duty],
  LSH10: [
    authentic('a bag'),
    faq(
      'Which bags ship within 24 hours?',
      'Those marked Ready to Ship. We have them in stock and dispatch them the next working day.',
    ),
    faq(
      'How should I store a bag I rarely carry?',
      'Upright in its dust bag, stuffed with tissue, away from sunlight. Air it for an hour once a month.',
    ),
    returns,
  ],
  LSH1010: [
    authentic('a handbag'),
    faq(
      'Does leather darken?',
      'Tan and camel darken by about a shade in the first year. Black, forest and oxblood are dyed through and do not change.',
    ),
    faq(
      'Will a laptop fit?',
      'A 13-inch laptop fits the larger totes. Top-handle and crescent bags fit a tablet at most. The inside dimensions are in the details.',
    ),
    returns,
  ],
  LSH1020: [
    authentic('a wallet'),
    faq('Do wallets block card readers?', 'No. For protection, add an RFID card sleeve.'),
    faq(
      'Can I have my initials stamped on it?',
      'Not through us at present. The brand’s own boutiques do it and accept our papers.',
    ),
    returns,
  ],
  LSH11: [
    faq(
      'Which size should I take?',
      'Your usual one. Size and fit on each page has the garment’s measures for each size.',
    ),
    faq(
      'Is the knitwear itchy?',
      'Our merino is 17 micron or finer, which most people find soft. Lambswool softens after a week of wear.',
    ),
    returns,
    delivery,
  ],
  LSH1110: [
    faq(
      'How do I wash a sweater?',
      'By hand, in cool water with wool soap. Press it in a towel and dry it flat.',
    ),
    faq(
      'What about pilling?',
      'All soft wool pills in the first month. Remove pills with a comb; there will be fewer each time.',
    ),
    faq(
      'How do I keep moths away?',
      'Wash before storing, then use a closed bag with cedar. Moths look for stains more than for wool.',
    ),
  ],
  LSH1120: [
    faq('Do the shirts shrink?', 'By one per cent at most. The cut allows for it.'),
    faq(
      'Are the buttons real shell?',
      'Yes, they are mother-of-pearl, sewn with a shank. Two spare buttons are inside the placket.',
    ),
    faq('Slim or regular?', 'Regular, with a small taper at the waist. Take one size down for a closer fit.'),
  ],
  LSH1130: [
    faq(
      'Is there room for a sweater?',
      'Yes. The cut has 18 cm of room over the chest, so choose your usual size.',
    ),
    faq(
      'How do I care for a wool coat?',
      'Brush it after wearing, hang it on a wide hanger, and have it dry cleaned once a season at most.',
    ),
    faq(
      'Is it warm enough for the hills?',
      'With a sweater under it, yes, down to about five degrees below zero.',
    ),
  ],
  LSH13: [
    faq(
      'How do I find my size?',
      'Our shoes are in EU sizes. Measure your foot in the evening, from heel to longest toe, and compare it with the size chart.',
    ),
    faq(
      'Can the soles be replaced?',
      'Yes, for welted shoes, and more than once. Every pair comes with a list of cobblers in six cities.',
    ),
    returns,
    delivery,
  ],
  LSH1310: [
    faq(
      'Should a loafer be tight?',
      'Yes, across the instep at first. It stretches by half a size in width, but not in length.',
    ),
    faq(
      'Do I need socks?',
      'Either way is fine with the leather lining. Use cedar shoe trees between wearings.',
    ),
    faq(
      'Can I wear leather soles in the rain?',
      'In light rain, yes. For the monsoon, have a cobbler add a thin rubber half sole; the brands allow it.',
    ),
  ],
  LSH1320: [
    faq(
      'Do Chelsea boots stretch at the gusset?',
      'A little, over the first ten wearings. New pairs should be hard to pull on.',
    ),
    faq('Which socks go with them?', 'Thin wool socks. The boots are made for them.'),
    faq(
      'How do I polish calf?',
      'Apply cream in the same colour, leave it for a day and brush softly. Use wax on the toe only.',
    ),
  ],
  LSH1330: [
    faq('How high is the heel?', 'Between 75 and 95 mm. The details of each pair give the exact height.'),
    faq('Are heel tips included?', 'Yes, the box contains a spare pair.'),
    faq('Do pumps run narrow?', 'Italian pumps do, slightly. If you are between sizes, choose the larger.'),
  ],
  LSH15: [
    authentic('a watch or a stone'),
    faq('Do you insure delivery?', 'Yes, for the full price, until you sign for it.'),
    faq(
      'Where are watches serviced?',
      'At the brand’s centre in Mumbai. The warranty includes collection from your door.',
    ),
    returns,
  ],
  LSH1510: [
    authentic('a watch'),
    faq(
      'What does automatic mean?',
      'The movement winds itself as you wear it and runs about 40 hours off the wrist.',
    ),
    faq(
      'Can the strap be changed?',
      'Yes. The lugs fit 18 or 20 mm straps; the product page gives the width.',
    ),
    faq('Is it water resistant?', 'To 30 metres: rain and hand washing are fine, swimming is not.'),
  ],
  LSH1520: [
    authentic('a stone'),
    faq(
      'Can a ring be resized?',
      'Not through us. The brand’s own boutiques resize it by up to two sizes either way, because of the pavé.',
    ),
    faq(
      'Is the gold hallmarked?',
      'Yes, BIS hallmarked with the HUID number, which you can check in the BIS Care app.',
    ),
    faq(
      'How do I clean it?',
      'With warm water, a drop of mild soap and a soft brush. Dry it with a lint-free cloth.',
    ),
  ],
  LSH18: [
    authentic('an accessory'),
    faq(
      'Are accessories gift wrapped?',
      'They can be: choose it at checkout, free, with a message if you like. Each item comes in the brand’s own box.',
    ),
    returns,
    delivery,
  ],
  LSH1810: [
    faq('Do the lenses block UV?', 'Yes, all UVA and UVB up to 400 nm. The details give the tint category.'),
    faq(
      'Can I have prescription lenses?',
      'Yes, in acetate frames. Any good optician can fit them; save the original lenses.',
    ),
    faq(
      'How do I choose a size?',
      'By the lens width and bridge, printed inside the temple. 50 to 54 mm suits most faces.',
    ),
    returns,
  ],
  LSH1820: [
    faq(
      'Which belt size do I need?',
      'Your trouser waist in centimetres. Sizes are measured from the buckle to the middle hole.',
    ),
    faq(
      'Can a belt be shortened?',
      'Yes, by any cobbler, at the buckle end: two rivets come out and go back in.',
    ),
    faq(
      'What colour goes with brown shoes?',
      'A similar shade is better than an exact match: cognac with espresso shoes, or espresso with black at night.',
    ),
  ],
  LSH1830: [
    faq('How large is a square?', 'Ninety centimetres on each side, unless the page gives another size.'),
    faq(
      'Can silk be washed?',
      'Dry cleaning is safer. You can also wash it alone by hand in cool water, with a spoon of vinegar in the last rinse.',
    ),
    faq('Are the hems rolled by hand?', 'Yes. Look for the small, uneven stitches.'),
  ],
  LSH21: [
    faq('Can beauty be returned?', 'Not after opening. If an item arrives damaged, we replace it.'),
    faq(
      'How long do creams and scents keep?',
      'Unopened, three years. After opening, two years for a scent out of the sun, and twelve months for a cream.',
    ),
    faq(
      'Are vases packed safely?',
      'Yes, in a fitted box inside a second box. If one breaks in transit, we replace it.',
    ),
    delivery,
  ],
  LSH2110: [
    faq(
      'What is the difference between parfum and eau de parfum?',
      'Strength. Parfum has about a quarter of perfume oils and stays close to the skin; eau de parfum is lighter and carries further.',
    ),
    faq('Are the products tested on animals?', 'No, and the brand’s suppliers confirm the same in writing.'),
    faq(
      'How do I choose a scent without smelling it?',
      'Read the notes in order: the first lasts minutes, the last until the next day. Choose by the last.',
    ),
  ],
  LSH2120: [
    faq('Do the vases hold water?', 'Yes. They are glazed inside and tested before they leave the pottery.'),
    faq(
      'Why do two vases of one kind differ?',
      'They are thrown by hand. The height can vary by a centimetre, and the glaze varies a little too.',
    ),
    faq('Can I put one outside?', 'Only under a roof. Frost can crack stoneware.'),
  ],
  ISH1: [
    faq('Who makes these products?', 'Studios and families in India. Every page names them and their town.'),
    faq(
      'Is the handwork really by hand?',
      'Yes. Expect small differences in a motif or a border: they are signs of handwork.',
    ),
    returns,
    delivery,
    cod,
  ],
  ISH1010: [
    faq(
      'Is the zari real?',
      'It is tested zari: silver-plated copper with a gold wash, on a silk core. Where it is pure silver, the page mentions it.',
    ),
    faq(
      'How should I store silk?',
      'Folded in muslin, never on a hanger. Refold it along new lines twice a year.',
    ),
    faq(
      'Do kurtas need altering?',
      'Rarely. They are cut straight with a generous hem. A tailor can take in the sides without touching the placket.',
    ),
  ],
  ISH1020: [
    faq('What fits in a potli?', 'A phone, keys, a lipstick and an envelope.'),
    faq('Does the cord slip?', 'No. It is twisted tightly and holds a knot. Pull it by the beads.'),
    faq(
      'Can I order one to match an outfit?',
      'Not yet. The colours match the dupattas of the same studio closely.',
    ),
  ],
  ISH1030: [
    faq(
      'Why do juttis feel tight?',
      'They stretch to fit your foot. Wear them at home for three evenings first.',
    ),
    faq(
      'Is there a left and a right?',
      'Most makers make both alike. They shape to your feet; mark them inside once they have settled.',
    ),
    faq('Can they get wet?', 'No. If they do, stuff them with paper and dry them away from heat.'),
  ],
  ISH1040: [
    faq(
      'Is it solid gold?',
      'No. It is sterling silver plated with three microns of 22 ct gold, as the page states.',
    ),
    faq('Are jhumkas heavy?', 'Between 14 and 22 grams each. Longer pairs come with a support chain.'),
    faq(
      'How do I find my bangle size?',
      'Measure the widest part of your closed hand. Size 2.4 is 57 mm inside, 2.6 is 60 mm, 2.8 is 64 mm.',
    ),
  ],
  ISH1050: [
    faq('Will brass tarnish?', 'Yes, it turns brown. Tamarind and water restore the shine in a minute.'),
    faq('Can I drink from a copper lota?', 'Yes, water: the inside is tinned. Avoid acidic drinks.'),
    faq('Which oil does a diya take?', 'Sesame oil or ghee. Two spoons burn for about four hours.'),
  ],
};

/** The three to five questions of a category of the first two levels. Throws for another category. */
export function categoryFaq(code: string): FaqEntry[] {
  const found = own[code];
  if (!found) throw new Error(`no questions for ${code}`);
  return found;
}
