/** Words that turn what follows or what precedes into something the shopper does not want. */
export const negations: readonly {
  readonly place: 'before' | 'after';
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    place: 'before',
    words:
      'not, no, without, except, excluding, other than, anything but, but not, not in, no more, dont want, do not want, dont like, ' +
      'do not like, dont show, do not show, doesnt, isnt, arent, avoid, never, hate, hates, dislike, apart from, minus, nothing in, ' +
      'nothing with, nothing of, nothing made of, remove, skip, leave out, take out, ' +
      'allergic to, not made of, dont need',
    hindi: 'bina',
  },
  {
    place: 'after',
    words: 'free, excluded, not please',
    hindi:
      'nahi, nahin, nhi, mat, na ho, na hon, ke bina, nahi chahiye, nahin chahiye, nahi chahie, mat dikhao, nahi dikhao, nahi pasand, ' +
      'pasand nahi, ke alawa, ke alava, ke siva, ke siwa, ko chhodkar, chhodkar, chhod kar, chhod ke, chodkar, chod ke, hata do, nahi ho',
  },
];

/** Words between the members of a list. */
export const joiners = { words: 'or, and, nor', hindi: 'ya, aur, athva' };

/** A new thought: a negation does not reach beyond it. */
export const turns = {
  words: 'but, however, instead of that, rather',
  hindi: 'lekin, par, magar, balki, parantu',
};

/** Words between a Hindi attribute and its noun, which connect them. */
export const particles = {
  words:
    'colour, color, coloured, colored, shade, tone, made, material, of, the, a, an, any, brand, hue, in, with, like, it, shade of, shades of',
  hindi:
    'ka, ki, ke, ko, vala, vali, vale, wala, wali, wale, rang, kalar, se bana, se bani, men, mein, me, sa, si, koi, koi bhi, ho, waala',
};

/** Words without a meaning of their own, which are never searched and never corrected. */
export const fillers = {
  words:
    'i, im, me, my, mine, we, our, us, you, your, he, they, them, their, this that, am, is, are, was, be, been, do, does, did, can, could, ' +
    'would, should, will, shall, may, might, must, have, has, had, want, wants, wanted, need, needs, looking, look, looks, find, show, ' +
    'give, get, getting, see, buy, buying, shop, shopping, purchase, order for, suggest, suggestion, suggestions, recommend, help, please, ' +
    'pls, plz, kindly, some, something, anything, any, thing, things, stuff, item, items, product, products, option, options, idea, ' +
    'ideas, what, which, who, when, where, why, how, there, here, to, for, from, at, on, by, as, if, so, then, than, too, very, really, ' +
    'quite, just, only, also, even, more, most, less, much, many, few, lot, lots, a little, bit, kind, kinds, sort, type, types, ' +
    'one, ones, all, every, each, both of, nice, good, great one, best, better, beautiful, pretty, lovely, elegant, stylish, perfect, ' +
    'amazing, special, unique, luxury, luxurious, premium, luxe, designer, fancy, quality, available, availability, stock, sell, sells, ' +
    'carry, store, website, site, tara, wear, wearing, worn, go, going, come, comes, take, takes, make, makes, made, use, know, think, ' +
    'like, likes, love, loves, prefer, prefers, friend, friends, colleague, boss, cousin, cousins, someone, person, people, price, ' +
    'priced, prices, cost, costs, costing, range, budget is flexible, about it, tell, say, let, lets, try, wondering, question, hey there, ' +
    'today, tomorrow, now, right now, soon, yet, again, th, st, nd, rd, s, t, yes, no problem, not sure, no idea, not bad, why not, ' +
    'if not, dont know, do not know, fine, ok with, face, natural, look for, match, matching, goes, up, off, out, own, new for, size, ' +
    'house, piece, pieces, well, its, it, it up, dress up, day, days, year, years, old, long, since, while, during, because, may be, maybe',
  hindi:
    'mujhe, mujhko, mera, meri, mere, hamein, hame, ham, hum, main, mai, aap, aapke, aapka, tum, tumhare, unke, unki, uske, uski, uska, use, ' +
    'iske, iski, iska, un, in, is, us, ye, yeh, vo, voh, woh, jo, jis, kya, kaun, kaunsa, kaunsi, kaunse, konsa, konsi, kaun sa, kaun si, ' +
    'kaun se, kab, kahan, kaha, kaise, kaisa, kaisi, kitna, kitne, kitni, kyon, chahiye, chahie, chaiye, chahte, chahta, chahti, dikhao, ' +
    'dikhaiye, dikhaie, dikhaye, dikha, dikhana, dikhado, dikha do, dijiye, dijie, do, de, dena, dene, den, dun, lena, lene, lun, le, loon, ' +
    'batao, bataiye, bataie, bata, chalega, chalegi, chal, chala, rahi, raha, rahe, hai, hain, ho, hoga, hogi, honge, hona, tha, thi, ' +
    'the, hun, hoon, hu, kar, karo, karna, karni, karne, karein, kare, karta, karte, kijiye, kijie, sakte, sakta, sakti, jayega, jaye, jaaye, ' +
    'jana, gaya, gayi, aaya, aya, aaye, aaya hai, aana, milta, mile, koi, kuch, kuchh, bhi, hi, to, toh, na, ji, yaar, yar, bhaiya ji, ' +
    'aur dikhao, aur, accha, acha, achha, acchi, acchha, accha sa, achcha, achchha, badhiya, sundar, khubsurat, khaas, khas, sabse accha, ' +
    'bahut, bahot, thoda, thodi, thode, zyada, jyada, kam, ek, dost, dosto, sab, sabhi, liye, lie, liya, par, pe, per, se, ke liye, ke lie, ' +
    'ne, ko, tak, bas, sirf, pehenna, pehenne, pahanne, pahnu, pehnun, pahanun, pahnun, pahan, pehan, lagta, lage, nahi pata, pata nahi, pata chalega, ' +
    'pasand, sath, saath, wahi, abhi, kabhi, jaise, jaisa, jaisi, agar, kyunki, plij, please, chiz, cheez, chize, cheezein, saman, sajane, ' +
    'sajaane, niyam, dam, kimat, qeemat, keemat, daam, maap, look, naam, pata, hua, hui, hue, kisi, kis, kise, kisko, karun, karu, start, kaho, isliye',
};

/** Words that leave open what the shopper wants. */
export const vagueWords = {
  words: 'something, anything, some things, stuff, something nice, surprise me, what do you have, whats good',
  hindi: 'kuch, kuchh, kuch bhi, kuch accha, kuchh achchha, kuch naya sa',
};

export const sortWords: readonly {
  readonly sort: 'price-asc' | 'price-desc' | 'new' | 'discount';
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    sort: 'price-asc',
    words:
      'cheap, cheaper, cheapest, lowest price, lowest price first, low to high, price low to high, affordable, inexpensive, least expensive, ' +
      'less expensive, not too expensive, not expensive, lower price, budget friendly, economical',
    hindi:
      'sasta, sasti, saste, sabse sasta, sabse sasti, sabse saste, aur sasta, aur sasti, thoda sasta, thodi sasti, kam daam, kam dam, kam kimat',
  },
  {
    sort: 'price-desc',
    words:
      'most expensive, expensive, costliest, priciest, highest price, high to low, price high to low, costly, pricier, more expensive',
    hindi:
      'mahanga, mahangi, mahange, mehnga, mehngi, mehenga, mehengi, mehnge, sabse mahanga, sabse mahangi, sabse mehnga, sabse mehngi, sabse mehenga',
  },
  {
    sort: 'new',
    words: 'new, newest, latest, new arrival, new arrivals, just in, just arrived, recent, new collection',
    hindi: 'naya, nayi, naye, navin, naya kya, sabse naya',
  },
  {
    sort: 'discount',
    words:
      'discount, discounts, discounted, on sale, sale, on offer, offers, offer, deals, deal, biggest discount, best deals, reduced, marked down, markdown, markdowns',
    hindi: 'chhut, chhoot, sel, seil, ofar, diskaunt, sale mein',
  },
];

/** Positions in the last answer. `last` counts from the end, `firsts` and `lasts` are several. */
export const positionWords: readonly {
  readonly at: number | 'last' | 'both' | 'first two' | 'first three' | 'last two';
  readonly words: string;
  readonly hindi: string;
}[] = [
  { at: 'first two', words: 'first two, first 2, top two', hindi: 'pehle do, pahle do, pahle do non' },
  { at: 'first three', words: 'first three, first 3, top three', hindi: 'pehle teen, pahle tin' },
  { at: 'last two', words: 'last two, last 2', hindi: 'aakhri do, akhiri do' },
  {
    at: 'both',
    words: 'both, both of them, these two, the two',
    hindi: 'dono, donon, in dono, in donon, ye dono',
  },
  { at: 'last', words: 'last, last one, the last', hindi: 'akhiri, aakhri, aakhiri, antim' },
  {
    at: 1,
    words: 'first, first one, 1 st, number 1, number one, option one',
    hindi: 'pehla, pahla, pehle, pahle, pehli, pahli',
  },
  {
    at: 2,
    words: 'second, second one, 2 nd, number 2, number two, option two',
    hindi: 'dusra, doosra, dusre, doosre, dusri, doosri',
  },
  {
    at: 3,
    words: 'third, third one, 3 rd, number 3, number three, option three',
    hindi: 'tisra, teesra, tisre, teesre, tisri, teesri',
  },
  { at: 4, words: 'fourth, fourth one, 4 th, number 4, number four', hindi: 'chautha, chauthe, chauthi' },
  {
    at: 5,
    words: 'fifth, fifth one, 5 th, number 5, number five',
    hindi: 'panchva, paanchva, panchve, panchvan',
  },
  { at: 6, words: 'sixth, sixth one, 6 th, number 6', hindi: 'chhatha, chhathe' },
];

/** The only product on the screen. */
export const thisWords = {
  words: 'this, this one, that one, that',
  hindi: 'ye vala, yeh wala, ye wala, is wale, yahi',
};

/** A list that the shopper opens again. */
export const openWords: readonly {
  readonly field: 'colours' | 'brands' | 'materials' | 'price' | 'sizes';
  readonly words: string;
  readonly hindi: string;
}[] = [
  {
    field: 'colours',
    words:
      'any colour, any color, all colours, colour doesnt matter, color doesnt matter, in any colour, in any color',
    hindi:
      'koi bhi rang, rang koi bhi, koi bhi color, color koi bhi, kalar koi bhi, koi bhi kalar, koi sa bhi rang',
  },
  {
    field: 'brands',
    words: 'any brand, all brands, brand doesnt matter',
    hindi: 'koi bhi brand, brand koi bhi',
  },
  { field: 'materials', words: 'any material, any fabric', hindi: 'koi bhi kapda' },
  { field: 'sizes', words: 'any size, all sizes', hindi: 'koi bhi size, koi bhi saij' },
  {
    field: 'price',
    words: 'any price, no budget, no limit, price doesnt matter, money no object, no price limit',
    hindi: 'koi bhi budget, budget ki chinta nahi, koi bhi dam',
  },
];

export const resetWords = {
  words: 'start over, start again, start afresh, reset, new search, forget it, forget that, clear',
  hindi: 'phir se shuru, phir se start, fir se shuru, naye sire se, naye sire, nayi talash, shuru se',
};

/** A new kind of product for the same person, occasion and budget. */
export const carryWords = {
  words: 'now, also, same, same budget, instead, as well, matching, to go with it, and now',
  hindi: 'ab, abhi, bhi, same budget, isi budget, usi budget, uske saath, iske saath, sath mein, saath mein',
};

export const sizeCues = {
  words: 'size, sized, eu, size number, uk, us size',
  hindi: 'saij, saiz, nap, naap, size',
};

export const sizeNames: readonly { readonly size: string; readonly words: string; readonly hindi: string }[] =
  [
    { size: 'XS', words: 'xs, extra small', hindi: 'eks es' },
    { size: 'S', words: 's, small', hindi: 'es, smol' },
    { size: 'M', words: 'm, medium', hindi: 'em, midiyam' },
    { size: 'L', words: 'l, large', hindi: 'el, larj' },
    { size: 'XL', words: 'xl, extra large', hindi: 'eks el, eksel' },
    { size: 'XXL', words: 'xxl, 2 xl, double xl', hindi: 'dabal eksel' },
  ];

export const pincodeCues = { words: 'pincode, pin code, pin, zip code, postcode', hindi: 'pinkod, pin kod' };

export const rangeWords = { words: 'between', hindi: 'ke bich, ke beech, ke bich mein, ke beech mein' };
