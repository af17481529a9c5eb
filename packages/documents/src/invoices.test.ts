import { describe, expect, it } from 'vitest';
import { drawInvoice } from './drawInvoice.ts';
import { toRuns } from './documentFonts.ts';
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
  expect(toRuns('अā', 'text')).toEqual([{ font: 'text', text: '?a' }]);
  expect(toRuns('₹1', 'text')).toEqual([{ font: 'text', text: '₹1' }]);
});
