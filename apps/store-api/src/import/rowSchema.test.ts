import { formatPaise } from '@luxe/format';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { familyOfHex, familyOfName } from './colourFamily.ts';
import { parseRow, type ImportRow } from './rowSchema.ts';
import { parseRupees } from './rupees.ts';

const options = { now: new Date('2026-11-24T10:00:00+05:30'), availableStock: 3 };
const parse = (fields: Record<string, string | string[]>) =>
  parseRow(new Map(Object.entries({ sku: 'A1', ...fields })), options);
const rowOf = (fields: Record<string, string | string[]>): ImportRow => {
  const parsed = parse(fields);
  if (!('row' in parsed)) throw new Error(JSON.stringify(parsed.problems));
  return parsed.row;
};
const problemsOf = (fields: Record<string, string | string[]>) => {
  const parsed = parse(fields);
  return 'problems' in parsed ? parsed.problems : [];
};

describe('an amount in rupees', () => {
  test.each([
    ['129900', 1_29_900_00],
    ['1,29,900', 1_29_900_00],
    ['129,900.00', 1_29_900_00],
    ['₹1,29,900.00', 1_29_900_00],
    ['Rs. 1,29,900', 1_29_900_00],
    ['Rs 999/-', 999_00],
    ['INR 1200.5', 1_200_50],
    ['1200.05 INR', 1_200_05],
    ['0.1', 10],
    ['０１２', 12_00],
    ['999999999.99', 99_99_99_999_99],
  ])('%s is %i paise', (text, paise) => expect(parseRupees(text)).toBe(paise));

  test.each([
    ['1.999', 'has more than two decimals'],
    ['-5', 'is negative'],
    ['10 USD', 'is not an amount in rupees'],
    ['$10', 'is not an amount in rupees'],
    ['12,99,00', 'is not an amount. Write it as 129900'],
    ['1.299,00', 'is not an amount'],
    ['1e3', 'is not an amount in rupees'],
    ['1 290', 'is not an amount'],
    ['1299²', 'is not an amount'],
    ['½', 'is not an amount'],
    ['9999999999', 'is too high'],
    ['', 'is not an amount'],
  ])('%s is rejected: %s', (text, reason) => expect(parseRupees(text)).toContain(reason));

  it('is exact for every price that the shop formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_99_99_999_99 }), (paise) => {
        expect(parseRupees(formatPaise(paise))).toBe(paise);
        expect(parseRupees((paise / 100).toFixed(2))).toBe(paise);
      }),
    );
  });
});

describe('a row', () => {
  test.each<[string, Record<string, string | string[]>, Partial<ImportRow>]>([
    ['needs only its sku', {}, {}],
    [
      'has prices in paise',
      { price: '₹1,29,900.00', mrp: '1,50,000' },
      { price: 1_29_900_00, mrp: 1_50_000_00 },
    ],
    [
      'with a sale price has its price as MRP',
      { price: '1000', sale_price: '800' },
      { price: 800_00, mrp: 1_000_00 },
    ],
    [
      'with an empty sale price is not on sale',
      { price: '1000', sale_price: '' },
      { price: 1_000_00, mrp: 1_000_00 },
    ],
    [
      'is on sale only between the dates of the sale',
      { price: '1000', sale_price: '800', sale_dates: '2026-11-25T00:00+05:30/2026-12-01T00:00+05:30' },
      { price: 1_000_00, mrp: 1_000_00 },
    ],
    ['with a price leaves the MRP as it is', { price: '1000' }, { price: 1_000_00 }],
    ['has a stock with separators', { stock: '1,200' }, { stock: 1_200 }],
    ['is sold out when it is not available', { availability: 'out of stock', stock: '4' }, { stock: 0 }],
    ['without a number of units has the usual stock', { availability: 'in_stock' }, { stock: 3 }],
    ['has a category path', { category: ' Bags > Handbags ' }, { category: { path: ['Bags', 'Handbags'] } }],
    ['has a category code', { category: 'lsh1010' }, { category: { code: 'LSH1010' } }],
    [
      'has lists in one cell',
      { images: 'a.jpg | b.jpg |', tags: 'gifting|wedding', gender: 'female|Unisex' },
      { images: ['a.jpg', 'b.jpg'], tags: ['gifting', 'wedding'], gender: ['Women', 'Unisex'] },
    ],
    [
      'has further pictures after the first',
      { images: ['a.jpg'], more_images: ['b.jpg'] },
      { images: ['a.jpg', 'b.jpg'] },
    ],
    [
      'has details',
      { details: 'Material: Silk | Care: Dry: clean' },
      {
        details: [
          { label: 'Material', value: 'Silk' },
          { label: 'Care', value: 'Dry: clean' },
        ],
      },
    ],
    ['removes a text', { description: '-' }, { description: null }],
    ['ignores an empty cell', { description: '  ' }, {}],
    ['has lines in its description', { description: 'One.\n\nTwo.' }, { description: 'One.\n\nTwo.' }],
    ['has one line in its title', { title: 'A\nbag' }, { title: 'A bag' }],
    ['has a colour in any notation', { colour_hex: '7F1D2B' }, { colour_hex: '#7f1d2b' }],
    [
      'has its return policy as the shop writes it',
      { return_policy: '7 day return' },
      { return_policy: '7 Day Return' },
    ],
    ['has its day of launch in India', { launched: '2026-11-24' }, { launched: '2026-11-23T18:30:00.000Z' }],
  ])('%s', (_, fields, expected) => expect(rowOf(fields)).toEqual({ sku: 'A1', ...expected }));

  test.each<[string, Record<string, string | string[]>, string, string]>([
    ['no sku', { sku: '' }, 'sku', 'A sku has 1 to 50 letters'],
    ['a long sku', { sku: 'x'.repeat(51) }, 'sku', 'A sku has 1 to 50 letters'],
    ['a sku with a blank', { sku: 'A 1' }, 'sku', 'A sku has 1 to 50 letters'],
    ['three decimals', { price: '1.999' }, 'price', 'more than two decimals'],
    ['a price of nothing', { price: '0' }, 'price', 'The lowest amount is ₹1.'],
    ['a price above the MRP', { price: '10', mrp: '9' }, 'price', 'The price is above the MRP.'],
    [
      'a sale price above the price',
      { price: '10', sale_price: '11' },
      'price',
      'The price is above the MRP.',
    ],
    ['an MRP to remove', { mrp: '-' }, 'mrp', 'The value cannot be removed.'],
    ['a negative stock', { stock: '-3' }, 'stock', 'The stock is negative.'],
    ['half a unit', { stock: '1.5' }, 'stock', 'is not a full number of units'],
    ['too many units', { stock: '1000001' }, 'stock', 'The highest stock is 1000000.'],
    [
      'a long text',
      { description: 'x'.repeat(10_000) },
      'description',
      'has 10000 characters. The limit is 5000.',
    ],
    ['a NUL character', { title: 'A\0' }, 'title', 'NUL character'],
    ['a lost character', { title: 'Caf\ufffd' }, 'title', 'an earlier program could not read it'],
    ['HTML', { description: 'Soft <b>silk</b>' }, 'description', 'contains HTML (<b>)'],
    ['a script', { title: '<script>x</script>' }, 'title', 'contains HTML'],
    ['a character reference', { description: 'Silk &amp; wool' }, 'description', 'contains HTML (&amp;)'],
    ['an invisible title', { title: '\u200b' }, 'title', 'no visible character'],
    ['a title of signs', { title: '***' }, 'title', 'no letter or digit'],
    [
      'a number of a category',
      { category: '166' },
      'category',
      'A number of a Google category is not enough.',
    ],
    ['a deep category', { category: 'a>b>c>d>e' }, 'category', 'has 5 levels'],
    ['an empty level', { category: 'Bags > > x' }, 'category', 'no visible character'],
    ['an unknown return policy', { return_policy: 'never' }, 'return_policy', 'is not one of 7 Day Return'],
    ['an unknown gender', { gender: 'kids' }, 'gender', 'is not one of Women, Men, Unisex'],
    ['an odd HSN code', { hsn: '42021' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
    ['an impossible day', { launched: '2026-13-01' }, 'launched', 'Write the day as 2026-11-24.'],
    ['a used product', { condition: 'used' }, 'condition', 'The shop sells new products only.'],
    ['a picture over http', { images: 'http://p.example/a.jpg' }, 'images', 'over https only'],
    ['a NUL in a picture', { images: 'a\0.jpg' }, 'images', 'contains a control character'],
    ['half a character', { title: 'A\ud800' }, 'title', 'an earlier program could not read it'],
    ['eleven pictures', { images: 'a|b|c|d|e|f|g|h|i|j|k' }, 'images', 'The limit is 10 pictures.'],
    ['a detail without a label', { details: 'Silk' }, 'details', 'has no label'],
    ['a list for one value', { title: ['a', 'b'] }, 'title', 'Write one value.'],
  ])('with %s is rejected', (_, fields, column, reason) => {
    expect(problemsOf(fields)).toEqual([{ field: column, reason: expect.stringContaining(reason) }]);
  });

  it('reports the problems of all its fields', () => {
    expect(problemsOf({ price: 'x', stock: 'y', hsn: 'z' }).map(({ field }) => field)).toEqual([
      'hsn',
      'price',
      'stock',
    ]);
  });
});

it('a row is read as it was written', () => {
  const text = fc
    .string({
      unit: fc.constantFrom('a', 'Z', 'é', 'ज', '9', ' ', ',', '"', '₹', '👜'),
      minLength: 1,
      maxLength: 40,
    })
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => /[a-z\d]/i.test(one));
  const paise = fc.integer({ min: 100, max: 10_00_000_00 });
  const row = fc.record(
    {
      group: text,
      title: text,
      brand: text,
      care: text,
      price: paise,
      stock: fc.integer({ min: 0, max: 1_000_000 }),
      hsn: fc.constantFrom('6205', '620520', '62052010'),
      new: fc.boolean(),
      gender: fc.subarray(['Women', 'Men', 'Unisex'] as const, { minLength: 1 }).map((list) => [...list]),
      colour_hex: fc.integer({ min: 0, max: 0xffffff }).map((hex) => `#${hex.toString(16).padStart(6, '0')}`),
      images: fc.array(fc.constantFrom('a.jpg', 'b/c.png', 'https://p.example/d.webp'), {
        minLength: 1,
        maxLength: 10,
      }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(row, (written) => {
      const fields = Object.entries(written).map(([column, value]): [string, string] => {
        if (column === 'price') return [column, formatPaise(Number(value))];
        if (typeof value === 'boolean') return [column, value ? 'Yes' : 'no'];
        return [column, Array.isArray(value) ? value.join(' | ') : String(value)];
      });
      expect(rowOf(Object.fromEntries(fields))).toEqual({ sku: 'A1', ...written });
    }),
  );
});

test.each([
  ['Rose gold', 'Gold'],
  ['Ink blue', 'Blue'],
  ['Midnight black', 'Black'],
  ['Off-white', 'White'],
  ['Zari', undefined],
])('the family of the colour %s is %s', (name, family) => expect(familyOfName(name)).toBe(family));

test.each([
  ['#0a0a0a', 'Black'],
  ['#8b0000', 'Red'],
  ['#ffffff', 'White'],
])('the nearest family of %s is %s', (hex, family) => expect(familyOfHex(hex)).toBe(family));
