import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawInvoice } from './drawInvoice.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { fontNames, readFonts, toRuns } from './documentFonts.ts';
import { businessSample, creditNoteSample, invoiceSample } from './testing/documentSamples.ts';
import { readPdfText } from './testing/readPdfText.ts';
import { exactAmount, toInvoiceModel, type InvoiceModel } from './toInvoiceModel.ts';

/** Every text of a model, without the table that pdfkit may break into lines. */
const figuresOf = ({ lines, sums, total, means }: InvoiceModel): string[] => [
  ...lines.flatMap((line) => [
    ...[line.hsn, line.quantity, line.gross, line.discount, line.taxable, line.total],
    ...line.taxes.flatMap(({ label, amount }) => [label, amount]),
  ]),
  ...[...sums, ...means, total].flatMap(({ label, amount }) => [label, amount]),
];

const samples = {
  invoice: invoiceSample,
  'invoice to a business': businessSample,
  'credit note': creditNoteSample,
};

describe.each(Object.entries(samples))('%s', (_, sample) => {
  it('draws every figure and name of its facts', async () => {
    const model = toInvoiceModel(sample);
    const texts = readPdfText(await drawInvoice(sample));
    const page = texts.join('').replaceAll(' ', '');
    for (const figure of figuresOf(model)) expect(page).toContain(figure.replaceAll(' ', ''));
    for (const text of [
      ...[model.title, model.words, 'Original for recipient'],
      ...model.facts.flat(),
      ...model.parties.flatMap(({ name, lines }) => [name, ...lines]),
      ...model.lines.map(({ description }) => description),
    ])
      expect(page).toContain(text.replaceAll(' ', ''));
  });

  it('has the same bytes each time, tags, a language and a title', async () => {
    const pdf = await drawInvoice(sample);
    expect(pdf.equals(await drawInvoice(sample))).toBe(true);
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Lang (en-IN)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/S /TH');
    expect(text).toContain(`${sample.number}, order ${sample.orderId}, total INR`);
  });
});

it('adds up in each sample, so that the pictures in the docs are correct', () => {
  for (const { lines, totals, means } of Object.values(samples)) {
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
      expect(sum(lines.map((line) => line[name]))).toBe(totals[name]);
    for (const line of lines)
      expect(line.grossPaise - line.discountPaise).toBe(
        line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise,
      );
    expect(totals.taxablePaise + totals.cgstPaise + totals.sgstPaise + totals.igstPaise).toBe(
      totals.totalPaise,
    );
    expect(sum(Object.values(means))).toBe(totals.totalPaise);
  }
});

it('shows an IRN only with a registration', () => {
  expect(toInvoiceModel(invoiceSample).registration).toBeUndefined();
  expect(toInvoiceModel(businessSample).registration?.irn).toHaveLength(64);
});

it('names the tax of a union territory without a legislature', () => {
  const seller = { ...invoiceSample.seller, state: 'Chandigarh', stateCode: '04' };
  const model = toInvoiceModel({ ...invoiceSample, seller, placeOfSupply: '04' });
  expect(model.sums.map(({ label }) => label)).toContain('UTGST');
});

it('repeats the headings of the table on each page, and numbers the pages', async () => {
  const [line] = invoiceSample.lines;
  const lines = line ? Array.from({ length: 40 }, () => line) : [];
  const texts = readPdfText(await drawInvoice({ ...invoiceSample, lines }));
  const pages = texts.filter((text) => text.includes('Page ')).length;
  expect(pages).toBeGreaterThan(1);
  expect(texts.filter((text) => text.startsWith('HSN/SAC')).length).toBeGreaterThanOrEqual(pages - 1);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [2_45_000_00, '2,45,000.00'],
  [-1_50, '−1.50'],
])('formats %d paise as %s', (paise, text) => expect(exactAmount(paise)).toBe(text));

it('writes letters without a glyph without their accent, else as a question mark', () => {
  expect(toRuns('São', 'text')).toEqual([
    { font: 'text', text: 'S' },
    { font: 'more', text: 'ã' },
    { font: 'text', text: 'o' },
  ]);
  expect(toRuns('中ā', 'text')).toEqual([{ font: 'text', text: '?a' }]);
  expect(toRuns('₹1', 'text')).toEqual([{ font: 'text', text: '₹1' }]);
});

it.each([
  [
    'अनन्या राव, दिल्ली',
    [
      ['devanagari', 'अनन्या'],
      ['text', ' '],
      ['devanagari', 'राव'],
      ['text', ', '],
      ['devanagari', 'दिल्ली'],
    ],
  ],
  ['ক্\u200dষ।', [['bengali', 'ক্\u200dষ।']]],
  [
    '4, ગાંધી',
    [
      ['text', '4, '],
      ['gujarati', 'ગાંધી'],
    ],
  ],
  ['ਪੰਜਾਬ', [['gurmukhi', 'ਪੰਜਾਬ']]],
  ['ಬೆಂಗಳೂರು', [['kannada', 'ಬೆಂಗಳೂರು']]],
  ['കൊച്ചി', [['malayalam', 'കൊച്ചി']]],
  ['ଓଡ଼ିଶା', [['oriya', 'ଓଡ଼ିଶା'.normalize('NFC')]]],
  ['சென்னை', [['tamil', 'சென்னை']]],
  ['హైదరాబాద్', [['telugu', 'హైదరాబాద్']]],
])('writes %s in the font of its script', (text, runs) => {
  expect(toRuns(text, 'text').map((run) => [run.font, run.text])).toEqual(runs);
});

it('embeds the fonts of the scripts that a document uses, and no other', async () => {
  const fontsOf = async (document: InvoiceDocument) =>
    new Set((await drawInvoice(document)).toString('latin1').match(/NotoSans[A-Za-z]*/g));
  const buyer = { ...invoiceSample.buyer, name: 'अनन्या क्षत्रिय', address: ['12, ചർച്ച് റോഡ്', 'കൊച്ചി 682001'] };
  expect(await fontsOf(invoiceSample)).toEqual(new Set());
  expect(await fontsOf({ ...invoiceSample, buyer })).toEqual(
    new Set(['NotoSansDevanagari', 'NotoSansMalayalam']),
  );
});

it('draws every sequence of letters and signs of the scripts', () => {
  // Each script has a block of 128 code points.
  const text = fc.integer({ min: 0, max: 8 }).chain((script) => {
    const first = 0x0900 + 128 * script;
    const letter = fc.integer({ min: first, max: first + 127 }).map((code) => String.fromCodePoint(code));
    return fc.string({ unit: fc.oneof(letter, fc.constantFrom('\u200c', '\u200d')), maxLength: 12 });
  });
  const pdf = new PDFDocument();
  for (const name of fontNames) pdf.registerFont(name, readFonts()[name]);
  fc.assert(
    fc.property(text, (given) => {
      for (const run of toRuns(given, 'text')) pdf.font(run.font).widthOfString(run.text);
    }),
    { numRuns: 500 },
  );
});
