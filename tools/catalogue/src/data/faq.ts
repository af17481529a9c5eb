import type { FaqEntry } from '../types.ts';

const faq = (question: string, ...paragraphs: string[]): FaqEntry => ({
  question,
  answer: paragraphs.map((text) => `<p>${text}</p>`).join(''),
});

const authentic = (thing: string) =>
  faq(
    `How do I know ${thing} is authentic?`,
    'Every piece is sourced from the brand or its authorised seller, and arrives with the papers the house itself gives: a card, a serial number or a certificate, as the house does it.',
  );

const returns = faq(
  'Can I return it after I have removed the tags?',
  'No. Tags and the seal must be in place. You have seven days from delivery, and a courier collects from your door.',
  'Beauty, candles and pierced jewellery cannot come back once opened; their pages say so.',
);

const delivery = faq(
  'How long does delivery take?',
  'One to seven days, by pincode. Enter yours on the product’s page and you will see the day. In the large cities many pieces come by express.',
);

const cod = faq(
  'Can I pay in cash when it arrives?',
  'Yes, on orders up to ₹50,000 where the courier accepts cash. Checkout tells you whether your pincode does.',
);

const duty = faq(
  'Are duties and taxes in the price?',
  'Yes. Prices include GST and, for pieces from abroad, customs. The courier will ask you for nothing.',
);

const own: Record<string, FaqEntry[]> = {
  LSH1: [authentic('a piece'), returns, delivery, cod, duty],
  LSH10: [
    authentic('a bag'),
    faq(
      'Which bags ship within 24 hours?',
      'Those marked Ready to Ship. They are in our own store and leave the next working day.',
    ),
    faq(
      'How should I keep a bag I do not carry often?',
      'Stuffed with tissue, in its dust bag, upright, away from the window. Once a month, take it out for an hour.',
    ),
    returns,
  ],
  LSH1010: [
    authentic('a handbag'),
    faq(
      'Does leather darken?',
      'Tan and camel do, by about a shade in the first year. Black, forest and oxblood are dyed through and stay as they are.',
    ),
    faq(
      'Will a laptop fit?',
      'A 13-inch laptop fits the larger totes. The top-handle and crescent bags take a tablet at most. Inside measures are in the details.',
    ),
    returns,
  ],
  LSH1020: [
    authentic('a wallet'),
    faq(
      'Do wallets block card readers?',
      'No. If you want shielding, a card sleeve does it without changing the wallet.',
    ),
    faq(
      'Can it be stamped with initials?',
      'Not through us at present. The house’s own boutiques do it, and our papers are accepted there.',
    ),
    returns,
  ],
  LSH11: [
    faq(
      'Which size should I take?',
      'Your usual one. Each page has a chart in centimetres, measured on the garment, laid flat.',
    ),
    faq(
      'Is the knitwear itchy?',
      'The merino is 17 micron or finer, which most people cannot feel. Lambswool you will feel for a week.',
    ),
    returns,
    delivery,
  ],
  LSH1110: [
    faq(
      'How do I wash a sweater?',
      'By hand, in cool water with a wool soap. Press in a towel, dry flat. It takes ten minutes and saves the sweater.',
    ),
    faq(
      'What about pilling?',
      'All soft wool pills in the first month. A comb takes it off; it lessens each time.',
    ),
    faq(
      'How do I keep moths away?',
      'Wash before storing, then use a closed bag with cedar. Moths want food on the wool more than the wool.',
    ),
  ],
  LSH1120: [
    faq('Do the shirts shrink?', 'By one per cent at most, and the pattern allows for it.'),
    faq(
      'Are the buttons real shell?',
      'Yes, mother-of-pearl, sewn with a shank. Two spares are under the placket.',
    ),
    faq('Slim or regular?', 'Regular, with a small taper at the waist. Take one size down for a closer fit.'),
  ],
  LSH13: [
    faq(
      'How do I find my size?',
      'Shoes are marked in EU sizes. Measure your foot in the evening, heel to longest toe, and compare with the chart on the page.',
    ),
    faq(
      'Can the soles be replaced?',
      'Welted shoes, yes, and more than once. We give the names of cobblers in six cities with every pair.',
    ),
    returns,
    delivery,
  ],
  LSH1310: [
    faq(
      'Should a loafer be tight?',
      'At first, yes, across the instep. It gives half a size in width and nothing in length.',
    ),
    faq(
      'Do I need socks?',
      'The lining is leather and does not mind either way. Cedar trees between wearings matter more.',
    ),
    faq(
      'Can I wear leather soles in the rain?',
      'In a drizzle. In the monsoon ask a cobbler for a thin rubber half sole; the houses allow it.',
    ),
  ],
  LSH1320: [
    faq(
      'Do Chelsea boots stretch at the gusset?',
      'A little, in the first ten wearings. They should be hard to pull on when new.',
    ),
    faq('Which socks go with them?', 'A thin wool one. The boots are lasted for it.'),
    faq(
      'How do I polish calf?',
      'Cream in the same colour, a day’s rest, a soft brush. Wax on the toe only.',
    ),
  ],
  LSH1330: [
    faq('How high is the heel?', 'Between 75 and 95 mm. The exact height is in the details of each pair.'),
    faq('Are heel tips included?', 'A spare pair is in the box.'),
    faq('Do pumps run narrow?', 'Italian lasts do, slightly. Between sizes, take the larger.'),
  ],
  LSH15: [
    authentic('a watch or a stone'),
    faq('Do you insure delivery?', 'Yes, for the full price, until you sign.'),
    faq(
      'Where are watches serviced?',
      'At the house’s centre in Mumbai. Collection from your door is part of the warranty.',
    ),
    returns,
  ],
  LSH1510: [
    authentic('a watch'),
    faq(
      'What does automatic mean?',
      'The movement winds itself as you wear it and runs about 40 hours off the wrist.',
    ),
    faq('Can the strap be changed?', 'Yes. The lugs take 18 and 20 mm straps, and the page says which.'),
    faq('Is it water resistant?', 'To 30 metres: rain and washing hands, no swimming.'),
  ],
  LSH1520: [
    authentic('a stone'),
    faq(
      'Can a ring be resized?',
      'Not through us. The pavé limits it to two sizes either way; the brand’s own boutiques do it.',
    ),
    faq(
      'Is the gold hallmarked?',
      'Yes, BIS hallmarked with the HUID number, which you can check in the BIS Care app.',
    ),
    faq(
      'What is a fair way to clean it?',
      'Warm water, a drop of mild soap, a soft brush, a lint-free cloth.',
    ),
  ],
  LSH18: [
    authentic('an accessory'),
    faq(
      'Are accessories gift wrapped?',
      'They can be: choose it in checkout, free, with a message if you like. Each comes in the brand’s own box.',
    ),
    returns,
    delivery,
  ],
  LSH1810: [
    faq(
      'Do the lenses block UV?',
      'Fully, UVA and UVB, up to 400 nm. The darkness of the tint is a separate matter and is given in the details.',
    ),
    faq(
      'Can I have prescription lenses?',
      'The acetate frames take them. Any good optician can fit them; keep the originals.',
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
    faq('Can a belt be shortened?', 'At the buckle end, by any cobbler: two rivets come out and go back.'),
    faq(
      'What colour goes with brown shoes?',
      'Near is better than same. Cognac with espresso, espresso with black at night.',
    ),
  ],
  LSH1830: [
    faq('How large is a square?', 'Ninety centimetres, unless the page says otherwise.'),
    faq(
      'Can silk be washed?',
      'Dry clean is safer. A cool hand wash, alone, with a spoon of vinegar in the last rinse, works too.',
    ),
    faq('Are the hems rolled by hand?', 'Yes. Look for the small, uneven stitches.'),
  ],
  LSH21: [
    faq('Can beauty be returned?', 'Not once the seal is broken. If it arrives damaged we replace it.'),
    faq(
      'How long do creams and scents keep?',
      'Three years closed. Opened, a scent two years out of the sun, a cream twelve months.',
    ),
    faq(
      'Are vases packed safely?',
      'In a fitted box inside a second box. Breakage on the way is ours, not yours.',
    ),
    delivery,
  ],
  LSH2110: [
    faq(
      'What is the difference between parfum and eau de parfum?',
      'Strength. Parfum is about a quarter oils and stays close; eau de parfum is lighter and travels further.',
    ),
    faq('Are the products tested on animals?', 'No, and the house’s suppliers sign for the same.'),
    faq(
      'How do I choose a scent without smelling it?',
      'Read the notes in order: the first lasts minutes, the last until tomorrow. Choose by the last.',
    ),
  ],
  LSH2120: [
    faq('Do the vases hold water?', 'Yes. They are glazed inside and tested before they leave the pottery.'),
    faq(
      'Why do two of one kind differ?',
      'They are thrown by hand. Height can vary by a centimetre, and the glaze by mood.',
    ),
    faq('Can I put one outside?', 'Under a roof. Stoneware minds frost and falling branches.'),
  ],
  ISH1: [
    faq(
      'Who makes these pieces?',
      'Studios and families in India whom we name, with their town, on every page.',
    ),
    faq(
      'Is the handwork really by hand?',
      'Yes. Expect small differences in a motif or a border: they are how you can tell.',
    ),
    returns,
    delivery,
    cod,
  ],
  ISH1010: [
    faq(
      'Is the zari real?',
      'The weavers use tested zari: silver-plated copper with a gold wash, on a silk core. Where it is pure silver, the page says so.',
    ),
    faq(
      'How should silk be kept?',
      'Folded in muslin, refolded along new lines twice a year, never on a hanger.',
    ),
    faq(
      'Do kurtas need altering?',
      'They are cut straight with a generous hem. A tailor can take in the sides without touching the placket.',
    ),
  ],
  ISH1020: [
    faq('What fits in a potli?', 'A phone, keys, a lipstick and an envelope.'),
    faq(
      'Does the cord slip?',
      'It is twisted tightly and holds a knot. The beads are for pulling, not for show.',
    ),
    faq(
      'Can I have one made to match?',
      'Not yet. The colours are dyed with the dupattas of the same studio, which is close.',
    ),
  ],
  ISH1030: [
    faq(
      'Why do juttis feel tight?',
      'They are made to stretch to your foot. Wear them at home for three evenings.',
    ),
    faq(
      'Is there a left and a right?',
      'Most makers do not make one. Mark them inside once they have settled.',
    ),
    faq('Can they get wet?', 'No. If they do, stuff with paper and dry away from heat.'),
  ],
  ISH1040: [
    faq(
      'Is it solid gold?',
      'No. It is sterling silver plated with three microns of 22 ct gold, and the page says so.',
    ),
    faq(
      'Are jhumkas heavy?',
      'Between 14 and 22 grams a side. A support chain is in the box for the longer ones.',
    ),
    faq(
      'How do I find my bangle size?',
      'Measure the widest part of the closed hand. 2.4 is 57 mm inside, 2.6 is 60 mm, 2.8 is 64 mm.',
    ),
  ],
  ISH1050: [
    faq(
      'Will brass tarnish?',
      'Yes, to brown. Tamarind and water bring it back in a minute, or leave it be.',
    ),
    faq('Can I drink from a copper lota?', 'The inside is tinned, so yes, water. Nothing sour.'),
    faq('Which oil does a diya take?', 'Sesame or ghee. Two spoons burn for about four hours.'),
  ],
};

/** Three to five entries for a category of the first two levels. */
export function categoryFaq(code: string): FaqEntry[] {
  const found = own[code];
  if (!found) throw new Error(`no questions written for ${code}`);
  return found;
}
