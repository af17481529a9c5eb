import type { Form } from '../form.ts';

const leatherCare = [
  'Wipe with a dry, soft cloth. Feed with a neutral cream twice a year and leave overnight before carrying.',
  'Keep out of the rain when you can. If it is caught, blot, stuff with tissue and dry away from heat.',
  'Store upright in the dust bag. Wipe marks at once with a barely damp cloth, along the grain.',
];

const handbag: Form = {
  key: 'handbag', family: 'handbag', model: 'handbag', catalogue: 'luxury', categoryCode: 'LSH1010101', weight: 52, onlyBrand: 'Halden & Roe',
  lines: ['Warden', 'Langley', 'Dunster', 'Pembroke', 'Selby', 'Kemble', 'Mercer', 'Thorne', 'Avery', 'Stour', 'Hollis', 'Marlow', 'Ashdown', 'Rook'],
  nouns: ['top-handle bag', 'handbag', 'top-handle bag', 'flap bag'], qualifiers: ['', 'mini', 'large', 'small'], measure: { label: 'Dimensions', by: { '': '28 × 22 × 12 cm', mini: '19 × 15 × 8 cm', large: '34 × 26 × 15 cm', small: '23 × 18 × 10 cm' } },
  materials: [{ name: 'pebbled calf', detail: 'Pebbled calf, goat suede lining' }, { name: 'grained calf', detail: 'Grained calf, calf lining' }, { name: 'pebbled bull hide', detail: 'Pebbled bull hide, cotton twill lining' }, { name: 'shrunken calf', detail: 'Shrunken calf, microsuede lining' }],
  price: [158000, 385000], factors: { mini: 0.78, small: 0.88, large: 1.22 }, sizes: 'one', genders: [['Women']],
  open: [
    'Cut from a single hide in {place} and closed by a turned brass lock.',
    'The {line} stands where you put it: the base is boarded and the gussets are sewn in, not folded.',
    'A short handle, a straight flap, one lock. The {line} has not needed a second idea.',
    'Pebbled leather forgives a scratch, which is why {brand} chose it for the bag it expected to be carried daily.',
    'The {line} was drawn for a barrister who wanted a bag that did not fall over in court.',
    'You hear the {line} before you see it: a quarter turn of brass, and the flap lets go.',
    'A bag for the hand, not the shoulder. The {line} keeps its trapezium shape when it is full and when it is not.',
    'Most of the {line} is hidden: the reinforced seams, the doubled handle, the board under the lining.',
  ],
  fact: [
    'The handle is stitched by hand, nine stitches to the inch, over a rolled core.',
    'Contrast stitching runs a finger’s width inside every edge, and the edges themselves are painted four times.',
    'Inside are two compartments and a zip pocket deep enough for a passport.',
    'The brass fittings are solid, so they will dull and can be polished back.',
    'The handle rings turn freely, which saves the leather at the one place where bags give up.',
    'There is room for a tablet, a folding umbrella and the usual pouch of small things.',
    'The maison’s name is pressed into the front without foil, and you have to look for it.',
  ],
  close: [
    'It will be softer in a year and no less upright.',
    'Carry it with the flap closed; it was balanced that way.',
    'Papers and a flannel dust bag come in the box.',
    'One maker signs each bag on the underside of the flap.',
    'It is heavier than it looks, and better for it.',
    'A good first serious bag, and a reasonable last one.',
  ],
  style: ['With a plain coat and flat shoes; the bag supplies the structure.', 'Carry it against a sari in a single colour and leave the clutch at home.', 'It likes tailoring, and rescues a white shirt.', 'Choose oxblood if most of your clothes are navy, bone if they are black.'],
  care: leatherCare, details: [{ label: 'Closure', value: 'Turn lock in solid brass' }, { label: 'Carry', value: 'Top handle, 11 cm drop' }, { label: 'Made in', value: '{place}, {country}' }],
  varied: [{ label: 'Inside', values: ['Two compartments, one zip pocket', 'One compartment, zip and slip pockets', 'Two compartments, two slip pockets'] }],
  returns: ['7 Day Return', '7 Day Return', '15 Day Return'], tags: ['winter', 'office'], bagType: 'Top-handle',
};

const bucket: Form = {
  key: 'bucket', family: 'bucket', model: 'bucket', catalogue: 'luxury', categoryCode: 'LSH1010104', weight: 44, onlyBrand: 'Oduvia',
  lines: ['Ribeira', 'Douro', 'Faro', 'Azulejo', 'Belém', 'Tejo', 'Nazaré', 'Sintra', 'Alfama', 'Marinha', 'Estrela', 'Foz'],
  nouns: ['bucket bag', 'drawstring bag', 'bucket bag'], qualifiers: ['', 'small', 'tall', 'mini'], measure: { label: 'Dimensions', by: { '': '24 × 27 × 20 cm', small: '20 × 22 × 16 cm', tall: '25 × 32 × 20 cm', mini: '16 × 18 × 13 cm' } },
  materials: [{ name: 'grained leather', detail: 'Grained cowhide, smooth calf base, unlined suede inside' }, { name: 'grained calf', detail: 'Grained calf with a smooth calf base' }, { name: 'soft grained hide', detail: 'Soft grained hide, vegetable-tanned base' }],
  price: [98000, 198000], factors: { small: 0.86, mini: 0.76, tall: 1.12 }, sizes: 'one', genders: [['Women']],
  open: [
    'A drawstring, eight eyelets and a stitched base. The {line} is a sailor’s bag that came ashore well dressed.',
    '{brand} turns the {line} inside out to sew it, then right side out to steam it. The ruffle at the top is what remains of that.',
    'The cord of the {line} slides through brass eyelets and stays where it is left.',
    'Round bags roll. The {line} does not, because its base is a second, stiffer bag.',
    'The {line} holds a surprising amount, in no particular order.',
    'Grained above, smooth below: the two leathers of the {line} meet at a line of saddle stitching.',
    'Drawn in {place} for market mornings, and carried since to places without a market.',
  ],
  fact: [
    'The handle is plaited at the edge and long enough for the crook of an arm.',
    'Metal tips keep the cord from fraying and give it the weight to hang straight.',
    'The mouth opens fully, so you can see to the bottom.',
    'Inside, the leather is left raw, and a pocket hangs from a strap so that it can be lifted out.',
    'A bottle stands up in it. So does a bouquet.',
    'The base is double and sewn twice, since that is where a bucket meets the floor.',
  ],
  close: ['Pull the cord and go.', 'It gains a slouch by the second month.', 'Comes with a spare cord in the same leather.', 'Sits well under a chair at dinner.', 'The name is stamped low on the base, in small brass letters.', 'Made by one person, whose initials are under the base.'],
  style: ['With wide trousers and a shirt left out.', 'Works by day with linen and at dusk with silk.', 'Wear the strap short, against the ribs.', 'Camel and forest both like denim; bone likes everything but rain.'],
  care: leatherCare, details: [{ label: 'Closure', value: 'Drawstring with metal tips' }, { label: 'Carry', value: 'Single handle, 24 cm drop' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['weekend'], bagType: 'Bucket',
};

const hobo: Form = {
  key: 'hobo', family: 'hobo', model: 'hobo', catalogue: 'luxury', categoryCode: 'LSH1010102', weight: 44, onlyBrand: 'Casa Brisot',
  lines: ['Luna', 'Postigo', 'Alba', 'Vega', 'Duna', 'Sombra', 'Ronda', 'Salina', 'Azahar', 'Marisma', 'Cala', 'Tilia'],
  nouns: ['crescent bag', 'shoulder bag', 'half-moon bag'], qualifiers: ['', 'small', 'large', 'evening'], measure: { label: 'Dimensions', by: { '': '32 × 17 × 9 cm', small: '26 × 14 × 7 cm', large: '38 × 21 × 11 cm', evening: '24 × 13 × 6 cm' } },
  materials: [{ name: 'soft grained calf', detail: 'Soft grained calf, suede lining' }, { name: 'grained lambskin', detail: 'Grained lambskin, cotton lining' }, { name: 'grained deerskin', detail: 'Grained deerskin, unlined' }],
  price: [92000, 205000], factors: { small: 0.86, large: 1.16, evening: 0.95 }, sizes: 'one', genders: [['Women']],
  open: [
    'The {line} is a half moon with a zip along its flat side. It goes under the arm and is forgotten there.',
    'One curve, cut twice. The {line} has no front or back, so wear it either way.',
    '{brand} softened the leather until the {line} folded flat, then stopped just before.',
    'A broad strap spreads the weight of the {line}; the shoulder notices by evening.',
    'The {line} follows the ribs. That is most of what there is to say about it, and the reason it sells out.',
    'Small from outside, less so within: the base of the {line} is gusseted where you cannot see.',
    'A crescent is hard to sew and easy to wear. In {place} they have been at the first half since 1954.',
  ],
  fact: [
    'The zip is lacquered to match and has a leather pull you can find without looking.',
    'The edges are painted, sanded and painted again, five times, as {brand} always does.',
    'The strap is cut in one with its loops, so there is no buckle to press on a collarbone.',
    'Inside: one zip pocket, one loop for keys, and room for a paperback.',
    'The grain is natural. Two bags will not match exactly and are not meant to.',
    'It packs flat in a suitcase and recovers overnight.',
  ],
  close: ['Wear it high.', 'It takes the shape of what you carry, then forgives it.', 'The name is stamped below the middle, quietly.', 'Give it a week before judging the strap.', 'A bag for walking.', 'Dust bag and repair card are included.'],
  style: ['Over a coat, under a shawl, against anything knitted.', 'It makes a sari practical.', 'Chocolate with cream, ink with grey, oxblood with nearly all of it.', 'Good with sleeves pushed up.'],
  care: leatherCare, details: [{ label: 'Closure', value: 'Zip top' }, { label: 'Carry', value: 'Broad strap, 23 cm drop' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return', '15 Day Return'], tags: ['evening', 'weekend'], bagType: 'Crescent',
};

const tote: Form = {
  key: 'tote', family: 'tote', model: 'tote', catalogue: 'luxury', categoryCode: 'LSH1010103', weight: 48, onlyBrand: 'Atelier Noue',
  lines: ['Form', 'Ligne', 'Versant', 'Faîte', 'Ardoise', 'Travée', 'Pignon', 'Linteau', 'Solive', 'Palier', 'Comble', 'Lucarne'],
  nouns: ['tote', 'open tote', 'tote'], qualifiers: ['', 'tall', 'small', 'medium'], measure: { label: 'Dimensions', by: { '': '38 × 30 × 17 cm', tall: '34 × 36 × 15 cm', small: '28 × 23 × 13 cm', medium: '33 × 27 × 15 cm' } },
  materials: [{ name: 'grained calf', detail: 'Grained calf, unlined' }, { name: 'soft grained leather', detail: 'Soft grained cowhide, microsuede lining' }, { name: 'pebbled calf', detail: 'Pebbled calf, cotton lining' }],
  price: [84000, 168000], factors: { small: 0.84, tall: 1.1, medium: 0.94 }, sizes: 'one', genders: [['Women'], ['Women'], ['Women', 'Unisex']],
  open: [
    'Two planes and one seam, as {brand} draws everything. The {line} opens at the top and closes when you press your arm to it.',
    'The {line} holds a day: laptop, shawl, lunch, the post.',
    'Soft at the sides and firm underneath, so the {line} leans but does not fall.',
    'A leaf-shaped tag hangs from one handle of the {line}. It hides a snap hook for keys.',
    'Nothing closes the {line} except its own weight. People who dislike zips will understand.',
    'The {line} was cut for architects, who carry rolls of paper and dislike logos.',
    'In {place} they cut the body of the {line} from one hide and turn the corners in, without a join.',
  ],
  fact: [
    'Two handles, sewn on with a box stitch, reach over a winter coat.',
    'The leather is left thick at the base and pared thin at the lip.',
    'The inside pocket is held by three stitches, and can be cut out if you prefer none.',
    'The upper edge is bound, since that is where a tote wears first.',
    'The base has a removable board covered in the same leather.',
    'Handles and body are cut from neighbouring parts of the hide, so they age together.',
  ],
  close: ['It carries eight kilos without complaint.', 'The name is stamped small, above the base.', 'Fold it flat for a flight.', 'It softens most in the first six weeks.', 'The quietest bag in the room.', 'Repairs are free for five years at the atelier.'],
  style: ['With flat shoes and somewhere to be.', 'It looks right with a suit and better with a kurta.', 'Forest and chocolate for work, bone for April.', 'Let one handle fall.'],
  care: leatherCare, details: [{ label: 'Closure', value: 'Open top' }, { label: 'Carry', value: 'Two handles, 22 cm drop' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '15 Day Return'], tags: ['office'], bagType: 'Tote',
};

const wallet: Form = {
  key: 'wallet', family: 'wallet', model: 'wallet', catalogue: 'luxury', categoryCode: 'LSH1020101', weight: 46, onlyBrand: 'Maison Verrane',
  lines: ['Quai', 'Canut', 'Traboule', 'Saône', 'Fourvière', 'Bellecour', 'Presqu’île', 'Navette', 'Trame', 'Chaîne', 'Ourdi', 'Perrache'],
  nouns: ['long zip wallet', 'zip wallet', 'long wallet'], qualifiers: ['', 'slim', 'travel', 'classic'], measure: { label: 'Dimensions', by: { '': '20 × 10 × 2.5 cm', slim: '19 × 9.5 × 1.5 cm', travel: '23 × 12.5 × 2.5 cm', classic: '20 × 10.5 × 2.5 cm' } },
  materials: [{ name: 'pebbled calf', detail: 'Pebbled calf, smooth calf inside' }, { name: 'pebbled goatskin', detail: 'Pebbled goatskin, silk twill lining' }, { name: 'grained calf', detail: 'Grained calf, grosgrain lining' }],
  price: [28500, 58000], factors: { slim: 0.9, travel: 1.2 }, sizes: 'one', genders: [['Women'], ['Unisex', 'Women', 'Men'], ['Men']],
  open: [
    'A zip on three sides opens the {line} flat on a counter.',
    'The {line} takes rupee notes unfolded, which is rarer than it should be.',
    'Twelve cards, two passports, one pen loop. The {line} travels without a bag if it must.',
    'A wallet is handled thirty times a day, so {brand} puts its best leather here.',
    'The {line} has a small leather pull, long enough for a thumb.',
    'Flat when empty and flat when full: the gussets of the {line} are folded like a map.',
    'The {line} is cut to the width of a coat’s inner pocket, as {brand} has done since it made only scarves.',
  ],
  fact: ['The zip is waxed, so it runs without a sound.', 'Card slots are cut from one piece and skived thin.', 'A pocket in the middle holds coins, or keys you do not want scratched.', 'Saddle stitching follows the edge all the way round.', 'The pebble hides fingerprints and the odd pen.', 'Receipts have their own pocket at the back.'],
  close: ['Boxed, with a card for the giver.', 'The name is stamped in small brass letters.', 'Good for ten years of taxis.', 'It suits a pocket and a potli’s larger cousins.', 'A sound present for someone who has everything in the wrong place.', 'Made in {place} by four people.'],
  style: ['Choose the colour you will find at the bottom of a dark bag: tan, or bone.', 'Ink and black go with any briefcase.', 'Oxblood, for a little cheer at the till.', 'Pair it with the belt, not the shoes.'],
  care: leatherCare, details: [{ label: 'Closure', value: 'Zip on three sides' }, { label: 'Cards', value: '12' }, { label: 'Made in', value: '{place}, {country}' }],
  returns: ['7 Day Return', '7 Day Return or Replacement'], tags: ['gifting', 'office'], bagType: 'Long wallet',
};

export const bagForms: Form[] = [handbag, bucket, hobo, tote, wallet];
