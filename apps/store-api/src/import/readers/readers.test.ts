import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FileError } from './problem.ts';
import { readCsv } from './csv.ts';
import { readJsonLines } from './jsonLines.ts';
import { readMerchantFeed } from './merchantFeed.ts';
import type { ReadRow, Reader } from './readRow.ts';

/** Reads a file in chunks of `chunkSize` bytes. */
async function readAll(reader: Reader, file: string | Buffer, chunkSize = 7): Promise<ReadRow[]> {
  const bytes = Buffer.from(file);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const rows: ReadRow[] = [];
  for await (const row of reader(chunks())) rows.push(row);
  return rows;
}
const row = (line: number, fields: Record<string, string | string[]>): ReadRow => ({
  line,
  fields: new Map(Object.entries(fields)),
});
/** The line and the sentence with which reading ends. */
const errorOf = (reader: Reader, file: string | Buffer) =>
  readAll(reader, file).then(
    () => undefined,
    (error: unknown) => (error instanceof FileError ? [error.line, error.message] : error),
  );

describe('a CSV file', () => {
  test.each<[string, string, ReadRow[]]>([
    [
      'plain cells',
      'sku,price\nA,1\nB,2\n',
      [row(2, { sku: 'A', price: '1' }), row(3, { sku: 'B', price: '2' })],
    ],
    ['a byte order mark', '\ufeffsku,price\nA,1\n', [row(2, { sku: 'A', price: '1' })]],
    [
      'Windows line endings',
      'sku,price\r\nA,1\r\nB,2\r\n',
      [row(2, { sku: 'A', price: '1' }), row(3, { sku: 'B', price: '2' })],
    ],
    ['old Macintosh line endings', 'sku,price\rA,1', [row(2, { sku: 'A', price: '1' })]],
    ['no line ending after the last row', 'sku,price\nA,1', [row(2, { sku: 'A', price: '1' })]],
    ['semicolons', 'sku;price\nA;1,50\n', [row(2, { sku: 'A', price: '1,50' })]],
    ['tabs', 'sku\tprice\nA\t1\n', [row(2, { sku: 'A', price: '1' })]],
    [
      'a quoted separator and quote',
      'sku,title\nA,"Bag, ""large"""\n',
      [row(2, { sku: 'A', title: 'Bag, "large"' })],
    ],
    [
      'line breaks in a quoted cell',
      'sku,description\r\nA,"one\r\ntwo"\r\nB,x\r\n',
      [row(2, { sku: 'A', description: 'one\ntwo' }), row(4, { sku: 'B', description: 'x' })],
    ],
    ['empty rows', 'sku,price\n\n,\nA,1\n\n', [row(4, { sku: 'A', price: '1' })]],
    [
      'other names of columns',
      'SKU,Item Group ID,Color\nA,G,Red\n',
      [row(2, { sku: 'A', group: 'G', colour: 'Red' })],
    ],
    ['letters of other scripts', 'sku,title\nA,जूती\n', [row(2, { sku: 'A', title: 'जूती' })]],
    ['only a header', 'sku,price\n', []],
    ['nothing', '', []],
  ])('with %s is read', async (_, file, rows) => {
    expect(await readAll(readCsv, file)).toEqual(rows);
    expect(await readAll(readCsv, file, 100_000)).toEqual(rows);
  });

  it('with a row of another length has a problem in this row only', async () => {
    expect(await readAll(readCsv, 'sku,price\nA,1,2\nB,3\n')).toEqual([
      {
        line: 2,
        field: '',
        reason: expect.stringContaining('The row has 3 cells, but the header has 2 columns.'),
      },
      row(3, { sku: 'B', price: '3' }),
    ]);
  });

  test.each<[string, string | Buffer, number, string]>([
    ['a misspelt column', 'sku,prise\nA,1\n', 1, '“prise” is not a column. Did you mean “price”?'],
    [
      'an unknown column',
      'sku,warehouse\nA,1\n',
      1,
      '“warehouse” is not a column. Remove it, or name it “ignored”.',
    ],
    ['a repeated column', 'sku,color,colour\nA,b,c\n', 1, 'The header has the column “colour” twice.'],
    ['no sku', 'title,price\nA,1\n', 1, 'The header has no column “sku”.'],
    ['an open quote', 'sku,title\nA,x\nB,"y\n', 3, 'A cell begins with a quote that nothing closes.'],
    ['text after a quote', 'sku,title\nA,"x"y\n', 2, 'A quoted cell goes on after its closing quote.'],
    ['a quote in a plain cell', 'sku,title\nA,6" bag\n', 2, 'A cell without quotes contains a quote.'],
    ['another encoding', Buffer.from('sku,title\nA,x\nB,caf\xe9\n', 'latin1'), 3, 'The line is not UTF-8.'],
    ['UTF-16', Buffer.from('\ufeffsku,title\n', 'utf16le'), 1, 'The file is UTF-16.'],
  ])('with %s ends with a sentence and its line', async (_, file, line, sentence) => {
    expect(await errorOf(readCsv, file)).toEqual([line, expect.stringContaining(sentence)]);
  });

  it('returns what a correct writer wrote', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '₹', '\t') });
    const written = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell)),
        fc.integer({ min: 1, max: 40 }),
        async (cells, size) => {
          const file = ['sku,title', ...cells.map((pair) => pair.map(written).join(','))].join('\r\n');
          const rows = await readAll(readCsv, file, size);
          const values = rows.map((one) => ('fields' in one ? [...one.fields.values()] : []));
          expect(values).toEqual(cells.filter((pair) => pair.some((text) => text.trim() !== '')));
        },
      ),
    );
  });
});

describe('a file of JSON lines', () => {
  it('has numbers, switches and lists as they are written', async () => {
    const file =
      '{"sku":"A","price":129900.10,"new":true,"images":["a.jpg","b.jpg"],"mrp":null}\n\n{"sku":"B"}\n';
    expect(await readAll(readJsonLines, file)).toEqual([
      row(1, { sku: 'A', price: '129900.10', new: 'yes', images: ['a.jpg', 'b.jpg'] }),
      row(3, { sku: 'B' }),
    ]);
  });

  it('may have several columns that the shop ignores', async () => {
    expect(await readAll(readJsonLines, '{"sku":"A","link":"x","gtin":"1"}')).toEqual([row(1, { sku: 'A' })]);
  });

  test.each([
    ['{"sku":"A"', '', 'The line is not a JSON object'],
    ['["A"]', '', 'The line is not a JSON object'],
    ['{"sku":"A","prise":1}', 'prise', 'Did you mean “price”?'],
    ['{"sku":"A","details":{"Material":"Silk"}}', 'details', 'must be a text, a number or a list'],
    ['{"sku":"A","color":"x","colour":"y"}', 'colour', 'twice'],
    ['{"__proto__":{"sku":"A"}}', '__proto__', 'is not a column'],
  ])('with the line %s has a problem in this line', async (line, field, sentence) => {
    expect(await readAll(readJsonLines, `{"sku":"A"}\n${line}\n`)).toEqual([
      row(1, { sku: 'A' }),
      { line: 2, field, reason: expect.stringContaining(sentence) },
    ]);
  });
});

describe('a merchant feed', () => {
  const feed = (items: string) =>
    `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n<title>A shop</title>\n${items}</channel></rss>\n`;

  it('has an item per variant', async () => {
    const item = `<item>
<title>RSS title</title><g:title>Silk &amp; wool</g:title><description><![CDATA[Soft < warm]]></description>
<g:id>A1</g:id><g:item_group_id>A</g:item_group_id><g:price>1,290.00 INR</g:price>
<g:additional_image_link>https://p.example/2.jpg</g:additional_image_link>
<g:image_link>https://p.example/1.jpg</g:image_link>
<g:product_detail><g:section_name>S</g:section_name><g:attribute_name>Material</g:attribute_name><g:attribute_value>Silk</g:attribute_value></g:product_detail>
<g:google_product_category>Apparel &gt; Scarves</g:google_product_category><g:shipping><g:price>50 INR</g:price></g:shipping>
</item>`;
    expect(await readAll(readMerchantFeed, feed(`${item}\n<item><g:id>B1</g:id></item>`))).toEqual([
      row(4, {
        title: 'Silk & wool',
        description: 'Soft < warm',
        sku: 'A1',
        group: 'A',
        price: '1,290.00 INR',
        images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
        details: ['Material: Silk'],
        category: 'Apparel > Scarves',
        sale_price: '',
      }),
      row(12, { sku: 'B1' }),
    ]);
  });

  it('may be Atom, and its own product type has priority over the category of Google', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><id>tag:shop</id>
<entry><id>tag:1</id><title>Bag</title><g:id>A</g:id><g:product_type>Bags</g:product_type><g:google_product_category>166</g:google_product_category></entry></feed>`;
    expect(await readAll(readMerchantFeed, atom)).toEqual([
      row(2, { title: 'Bag', sku: 'A', category: 'Bags' }),
    ]);
  });

  test.each([
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 1, 'The file has a document type'],
    ['an unknown entity', feed('<item><g:id>&a;</g:id></item>'), 4, 'not valid XML: undefined entity'],
    ['an open element', feed('<item><g:id>A</item>'), 4, 'not valid XML'],
    ['text that is not XML', 'sku,price\n', 2, 'not valid XML'],
    ['an unknown prefix', '<rss><channel><item><g:id>A</g:id></item></channel></rss>', 1, 'not valid XML'],
  ])('with %s ends with a sentence and its line', async (_, file, line, sentence) => {
    expect(await errorOf(readMerchantFeed, file)).toEqual([line, expect.stringContaining(sentence)]);
  });

  it('may be one line, however long, and an item may have more pictures than the shop shows', async () => {
    const pictures = '<g:additional_image_link>https://p.example/2.jpg</g:additional_image_link>'.repeat(10);
    const item = `<item><g:id>A</g:id><g:image_link>https://p.example/1.jpg</g:image_link>${pictures}</item>`;
    const file = feed(item.repeat(6500)).replaceAll('\n', '');
    expect(file.length).toBeGreaterThan(5_000_000);
    const rows = await readAll(readMerchantFeed, file, 65_536);
    expect(rows).toHaveLength(6500);
    const images = ['https://p.example/1.jpg', ...Array<string>(9).fill('https://p.example/2.jpg')];
    expect(rows.at(-1)).toEqual(row(1, { sku: 'A', images }));
  });

  it('with a repeated element has a problem in this item', async () => {
    expect(await readAll(readMerchantFeed, feed('<item><g:id>A</g:id><g:id>B</g:id></item>'))).toEqual([
      { line: 4, field: 'sku', reason: 'The item has several elements of this kind.' },
    ]);
  });
});
