import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { TaraContext, TaraPlan } from '@luxe/contract/tara-plan';
import { createUnderstanding } from './createUnderstanding.ts';
import { smallShop, understand } from './testing/smallShop.ts';

/** The fields of a plan that are not empty, without the language. */
function stated(text: string, before?: TaraContext): Partial<TaraPlan> {
  const { language: _language, excluded, ...plan } = understand(text, before);
  const filled = Object.entries({
    ...plan,
    ...Object.fromEntries(Object.entries(excluded).map(([list, values]) => [`not ${list}`, values])),
  }).filter(
    ([, value]) => value !== null && value !== 'relevance' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as Partial<TaraPlan>;
}

const after = (text: string, shown = 5): TaraContext => ({ plan: understand(text), shown });
const bags = ['LSH10', 'ISH1020'];

describe('a request for products', () => {
  test.each([
    ['black leather handbag', { categories: ['LSH1010'], colours: ['Black'] }],
    ['kaale rang ka batua', { categories: ['LSH1020101'], colours: ['Black'] }],
    ['लाल कुर्ता', { categories: ['ISH1010101'], colours: ['Red'] }],
    ['bags', { categories: bags }],
    ['juttis', { categories: ['ISH1030'] }],
    ['bags like totes', { categories: ['ISH1020', 'LSH1010103'] }],
    ['cotton shirt', { categories: ['LSH1120101'] }],
    ['navy sweater', { categories: ['LSH1110101'], colours: ['Blue'], styles: ['navy'] }],
    ['saree', { styles: ['saree'] }],
    ['gold ring', { categories: ['LSH1520101'], materials: ['gold'] }],
    ['gold handbag', { categories: ['LSH1010'], colours: ['Gold'] }],
    ['halden and roe tote', { categories: ['LSH1010103'], brands: ['B1'] }],
    ['halden roe tote', { categories: ['LSH1010103'], brands: ['B1'] }],
    ['Mitti diya', { categories: ['ISH1050102'], brands: ['B3'] }],
    ['mitti ka diya', { categories: ['ISH1050102'], materials: ['clay'] }],
    ['loafers size 42', { categories: ['LSH1310101'], sizes: ['EU 42'] }],
    ['ring size 14', { categories: ['LSH1520101'], sizes: ['Indian 14'] }],
    ['M size shirt', { categories: ['LSH1120'], sizes: ['M'] }],
    ['perfume 50 ml', { categories: ['LSH2110101'], sizes: ['50 ml'] }],
    ['watch for my husband', { categories: ['LSH1510'], recipient: 'man' }],
    ['men’s watch', { categories: ['LSH1510'], recipient: 'man' }],
    ['jutti for a wedding', { categories: ['ISH1030'], occasion: 'wedding' }],
    ['sneakers for men, size 9', { styles: ['sneakers'], recipient: 'man' }],
    ['shaadi ki anniversary par mummy papa ke liye vase', { occasion: 'anniversary', recipient: 'couple' }],
    ['chandi ki payal', { materials: ['silver'] }],
    ['cheapest vase', { categories: ['LSH2120101'], sort: 'price-asc' }],
    ['new arrivals in boots', { categories: ['LSH1320'], sort: 'new' }],
    ['markdowns on boots', { categories: ['LSH1320'], sort: 'discount' }],
    ['loafers for a tall guy', { categories: ['LSH1310101'], recipient: 'man' }],
    ['kaise pata chalega ki tote kaunsa accha hai', { categories: ['LSH1010103'] }],
  ])('reads "%s" [TAR-03]', (text, expected) =>
    expect(stated(text)).toMatchObject({ intent: 'find', ...expected }),
  );

  test.each([
    ['velutto', ['B2']],
    ['haldn', ['B1']],
  ])('corrects the brand %s', (text, brands) => expect(understand(text).brands).toEqual(brands));

  // The last word is one letter away from a nickname, but not from a name.
  it.each(['bracelet', 'price', 'please', 'chahiye', 'something', 'velux'])(
    'does not correct the word %s',
    (word) => expect(understand(word).brands).toEqual([]),
  );

  it('lists every leather of the shop for leather', () =>
    expect(understand('leather').materials).toEqual(expect.arrayContaining(['leather', 'calf', 'suede'])));
});

describe('a negation', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no black or brown shoes', { categories: ['LSH13'], 'not colours': ['Black', 'Brown'] }],
    ['sweater, not too plain', { categories: ['LSH1110101'], 'not styles': ['plain'] }],
    ['handbag, but not black', { categories: ['LSH1010'], 'not colours': ['Black'] }],
    ['bags other than totes', { categories: bags, 'not categories': ['LSH1010103'] }],
    ['boots except Velluto', { categories: ['LSH1320'], 'not brands': ['B2'] }],
    ['white is too plain, black shoes without logo', { 'not styles': ['logo'] }],
    ['dupatta peela nahi', { categories: ['ISH1010102'], 'not colours': ['Yellow'] }],
    ['laal dupatta nahi chahiye', { categories: ['ISH1010102'], 'not colours': ['Red'] }],
    ['laal aur kaale ke alawa dupatta', { categories: ['ISH1010102'], 'not colours': ['Black', 'Red'] }],
    ['boots chahiye, tote ya wallet nahi', { 'not categories': ['LSH1010103', 'LSH1020101'] }],
    ['sunglasses, but nothing with gold', { 'not colours': ['Gold'] }],
    ['shoes, leave out the black ones', { categories: ['LSH13'], 'not colours': ['Black'] }],
    ['tote chhod ke koi bag', { categories: bags, 'not categories': ['LSH1010103'] }],
    ['चमड़ा नहीं चाहिए, बैग दिखाओ', { categories: bags }],
  ])('limits "%s" to what it negates', (text, expected) => {
    const plan = stated(text) as Record<string, unknown>;
    for (const [field, value] of Object.entries(expected))
      expect([...(plan[field] as string[])].sort()).toEqual([...(value as string[])].sort());
  });

  it('excludes every leather for "not leather"', () => {
    const { excluded, materials } = understand('belt, not leather');
    expect(excluded.materials).toEqual(expect.arrayContaining(['leather', 'calf']));
    expect(materials).toEqual([]);
  });

  it('does not exclude a colour family for one of its shades', () => {
    const { excluded } = understand('shoes, not maroon');
    expect(excluded.colours).toEqual([]);
    expect(excluded.styles).toEqual(['maroon']);
  });

  it.each([
    ['white boots chahiye bhai', null],
    ['bhai, white boots', null],
    ['bhai ke liye white boots', 'man'],
    ['white boots for bhai', 'man'],
  ])('reads the person of "%s" as %s', (text, recipient) =>
    expect(understand(text).recipient).toBe(recipient),
  );

  it('of "expensive" asks for the lowest price first', () =>
    expect(understand('perfume jo zyada mehenga na ho').sort).toBe('price-asc'));
});

describe('the intent', () => {
  test.each<[string, TaraPlan['intent']]>([
    ['hello', 'chat'],
    ['shukriya', 'chat'],
    ['can I talk to a person', 'person'],
    ['kisi se baat karwa dijiye', 'person'],
    ['where is my order', 'order'],
    ['मेरा ऑर्डर कहाँ है', 'order'],
    ['refund kab milega', 'order'],
    ['mera order kab aayega', 'order'],
    ['it shows delivered but I never got my package', 'order'],
    ['what is your return policy', 'policy'],
    ['COD hai kya', 'policy'],
    ['can I cancel my order', 'policy'],
    ['how soon can you deliver to 560001', 'delivery'],
    ['560001', 'delivery'],
    ['which size of loafers', 'size'],
    ['how do I measure my finger for a ring', 'size'],
    ['My size for the first one', 'size'],
    ['compare Velluto and Halden & Roe', 'compare'],
    ['gift for my wife', 'gift'],
    ['patni ko kya doon', 'gift'],
    ['red shoes', 'find'],
    ['order a red bag', 'find'],
  ])('of "%s" is %s', (text, intent) => expect(understand(text).intent).toBe(intent));

  test.each([
    ['where is LX-2611-8229-10?', 'LX-2611-8229-10'],
    ['track order lx 2611 8229 11', 'LX-2611-8229-11'],
    ['order 2611822910', 'LX-2611-8229-10'],
    ['red shoes', null],
  ])('of "%s" has the order %s', (text, orderCode) => expect(understand(text).orderCode).toBe(orderCode));

  test.each([
    ['delivery charges to Pune', 'delivery'],
    ['kisht mein le sakte hain', 'emi'],
    ['क्या यह असली है', 'authenticity'],
    ['how do I clean suede', 'care'],
    ['badalne ka niyam', 'exchanges'],
  ])('of "%s" has the topic %s', (text, topic) => expect(understand(text).topic).toBe(topic));

  it('of a gift has its budget', () => {
    const { giftBudget, maxPrice } = understand('gift for my wife under 30k');
    expect([giftBudget, maxPrice]).toEqual([3_000_000, 3_000_000]);
  });
});

describe('a follow-up', () => {
  test.each<[string, string, Record<string, unknown>]>([
    [
      'handbag under 2 lakh',
      'in black',
      { categories: ['LSH1010'], colours: ['Black'], maxPrice: 20_000_000 },
    ],
    ['red handbag', 'kaale rang mein', { categories: ['LSH1010'], colours: ['Black'] }],
    ['navy handbag', 'in black', { categories: ['LSH1010'], colours: ['Black'] }],
    ['brown loafers', 'cheaper', { categories: ['LSH1310101'], colours: ['Brown'], sort: 'price-asc' }],
    ['belt for men', 'not leather', { categories: ['LSH1820'], recipient: 'man' }],
    ['handbag 50k to 90k', 'up to 2 lakh', { minPrice: 5_000_000, maxPrice: 20_000_000 }],
    ['red handbag', 'any colour', { categories: ['LSH1010'] }],
    ['bags', 'totes', { categories: ['LSH1010103'] }],
    [
      'kurta for my brother under 30k',
      'now show juttis',
      { categories: ['ISH1030'], recipient: 'man', maxPrice: 3_000_000 },
    ],
    ['gift', 'A woman', { intent: 'gift', recipient: 'woman' }],
    ['something nice', 'Watches', { categories: ['LSH1510'] }],
  ])('continues "%s" with "%s" [TAR-02]', (first, text, expected) => {
    const plan = stated(text, after(first));
    expect(plan).toMatchObject(expected);
    expect(plan.question).toBeUndefined();
  });

  it('begins anew with another kind of product', () => {
    const { colours, recipient, maxPrice } = understand(
      'loafers',
      after('red handbag for my wife under 2 lakh'),
    );
    expect({ colours, recipient, maxPrice }).toEqual({ colours: [], recipient: null, maxPrice: null });
  });

  it('replaces the shade of the colour before', () =>
    expect(understand('in black', after('navy handbag')).styles).toEqual([]));

  it('opens the colours again', () =>
    expect(understand('any colour', after('red handbag')).colours).toEqual([]));

  it('begins anew on request', () => {
    const { categories, question } = understand('start over', after('red handbag'));
    expect(categories).toEqual([]);
    expect(question).not.toBeNull();
  });

  test.each([
    ['show the second one', [2]],
    ['doosra wala', [2]],
    ['दूसरा वाला दिखाओ', [2]],
    ['the last one', [5]],
    ['My size for the second one', [2]],
    ['compare the first and the third', [1, 3]],
    ['compare the first two', [1, 2]],
    ['dono mein kya farak hai', [1, 2]],
    ['the sixth one', []],
  ])('"%s" refers to the products %j', (text, positions) =>
    expect(understand(text, after('vases')).refersTo).toEqual(positions),
  );

  it('refers to the only product with "this"', () =>
    expect(understand('when will this one arrive', after('vases', 1)).refersTo).toEqual([1]));

  it('refers to nothing without an answer before', () =>
    expect(understand('the second one').refersTo).toEqual([]));
});

describe('the question', () => {
  test.each([
    'a gift',
    'tohfa chahiye',
    'something nice',
    'kuch dikhao',
    'कुछ दिखाओ',
    'what size am I',
    'handbag under 50',
    'compare',
    'orvanto',
  ])('is asked about "%s" [TAR-02]', (text) => expect(understand(text).question?.text).toMatch(/\?$/));

  test.each([
    'red shoes',
    'gift for my wife',
    'hello',
    'return policy',
    'anything but leather',
    'gift ideas: diyas',
  ])('is not asked about "%s"', (text) => expect(understand(text).question).toBeNull());

  it('offers the brands that share the word', () =>
    expect(understand('orvanto').question?.options).toEqual(['Orvanto Uno', 'Orvanto Due']));

  it.each([
    'a gift',
    'tohfa chahiye',
    'तोहफा चाहिए',
    'something nice',
    'kuch dikhao',
    'कुछ दिखाओ',
    'my size',
    'compare',
    'tulna karo',
    'तुलना करो',
    'handbag under 50',
  ])('about "%s" has answers that need no other question', (text) => {
    const plan = understand(text);
    const options = plan.question?.options ?? [];
    expect(options).not.toEqual([]);
    const askedAgain = options.filter((option) => {
      const answered = understand(option, { plan, shown: 0 });
      // "A gift" is followed by another question: who it is for.
      return answered.question !== null && (answered.intent !== 'gift' || plan.intent === 'gift');
    });
    expect(askedAgain).toEqual([]);
  });
});

test.each<[string, TaraPlan['language']]>([
  ['black leather handbag for the office', 'en'],
  ['mujhe black handbag chahiye office ke liye', 'mixed'],
  ['mujhe kaale rang ka chamde ka batua chahiye', 'hi-Latn'],
  ['मुझे काला बैग चाहिए', 'hi'],
])('the language of "%s" is %s', (text, language) => expect(understand(text).language).toBe(language));

describe('any text', () => {
  const word = fc.constantFrom(
    ...[
      'not',
      'bag',
      'under',
      '50',
      'k',
      'lakh',
      'nahi',
      'ke',
      'andar',
      'red',
      ',',
      'size',
      'or',
      'first',
      'gift',
      'sadhe',
      'लाल',
    ],
    ...[
      'between',
      'and',
      'se',
      '560001',
      'LX',
      '2.4',
      'bina',
      'Halden',
      '½',
      '₹',
      '__proto__',
      'constructor',
      'the',
    ],
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );

  it('never throws, and names only what the shop has', () => {
    const codes = new Set(smallShop.categories.map(({ code }) => code));
    const brands = new Set(smallShop.brands.map(({ code }) => code));
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 0, max: 6 }), (first, second, shown) => {
        const plan = understand(second, { plan: understand(first), shown });
        expect(plan.categories.filter((code) => !codes.has(code))).toEqual([]);
        expect(plan.brands.filter((code) => !brands.has(code))).toEqual([]);
        expect(plan.colours.filter((value) => !smallShop.colours.includes(value))).toEqual([]);
        expect(plan.sizes.filter((value) => !smallShop.sizes.includes(value))).toEqual([]);
        expect(plan.refersTo.filter((position) => position < 1 || position > shown)).toEqual([]);
        for (const price of [plan.minPrice, plan.maxPrice].filter((value) => value !== null))
          expect(Number.isSafeInteger(price)).toBe(true);
      }),
    );
  });

  it('does not both want and exclude a value', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const { excluded, ...plan } = understand(text);
        for (const list of ['brands', 'colours', 'materials', 'styles', 'categories'] as const)
          expect(plan[list].filter((value) => excluded[list].includes(value))).toEqual([]);
      }),
    ));
});

it('understands requests in a shop without words', () => {
  const empty = createUnderstanding({ categories: [], brands: [], colours: [], materials: [], sizes: [] });
  const { categories, styles, maxPrice } = empty.understand('red leather handbag under 50k');
  expect({ categories, maxPrice }).toEqual({ categories: [], maxPrice: 5_000_000 });
  expect(styles).toEqual(expect.arrayContaining(['red', 'leather', 'handbag']));
});

it('reads a text of many unknown words, and searches no endless word', () => {
  const letters = 'bcdfghjklmnpqrst';
  const words = Array.from({ length: 80 }, (_, at) => `${letters[at % 16]}${letters[at >> 4]}xqvk`);
  expect(understand(words.join(' ')).categories).toEqual([]);
  expect(understand('ﬄ'.repeat(400)).styles).toEqual([]);
});
