import qrcode from 'qrcode-generator';
import { copy } from './copy.ts';
import { documentColour } from './documentColours.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import {
  decorate,
  drawPdf,
  group,
  heightOf,
  left,
  page,
  right,
  rule,
  sizes,
  tag,
  width,
  write,
  type Pdf,
  type Structure,
  type TextOptions,
} from './pdfParts.ts';
import {
  toInvoiceModel,
  type InvoiceModel,
  type LabelledAmount,
  type LineModel,
  type PartyModel,
} from './toInvoiceModel.ts';

/** Widths of the columns of the table of lines, in points. Only the first column is aligned left. */
const columns = [136, 48, 24, 62, 54, 62, 70, 59.28];
const cellGap = 6;
const qrSize = 120;

/** Draws a document as PDF. The same facts give the same bytes. */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const model = toInvoiceModel(document);
  return drawPdf(
    { title: `${model.title} ${model.number}`, subject: model.subject, at: new Date(document.issuedAt) },
    (pdf, root) => {
      let y = drawHead(pdf, root, model);
      y = drawParties(pdf, root, model.parties, y);
      y = drawLines(pdf, root, model.lines, y);
      y = drawTotals(pdf, root, model, y);
      drawRegistration(pdf, root, model, y);
    },
    (pdf) => drawFooters(pdf, model),
  );
}

/** The name of the shop, the title and the facts of the document. */
function drawHead(pdf: Pdf, root: Structure, model: InvoiceModel): number {
  const accent = documentColour('accent.base');
  tag(pdf, root, 'P', () => {
    write(pdf, copy.shop, left, 38, { font: 'display', size: sizes.title });
  });
  rule(pdf, 76, documentColour('text.primary'), 0.75);
  rule(pdf, 78.5, accent, 1.25);
  const factsLeft = left + 270;
  tag(pdf, root, 'H1', () => {
    write(pdf, model.title, left, 92, { font: 'display', size: 20 });
  });
  tag(pdf, root, 'P', () => {
    write(pdf, copy.original, left, 118, { colour: documentColour('text.secondary') });
  });
  let y = 94;
  for (const [label, text] of model.facts)
    tag(pdf, root, 'P', () => {
      write(pdf, label, factsLeft, y, { colour: documentColour('text.secondary'), width: 86 });
      y = write(pdf, text, factsLeft + 90, y, { font: 'strong', width: right - factsLeft - 90 }) + 2;
    });
  return Math.max(y, 132) + 14;
}

function drawParties(pdf: Pdf, root: Structure, parties: readonly PartyModel[], top: number): number {
  rule(pdf, top - 6, documentColour('border.hairline'));
  const gap = 16;
  const room = (width - gap * (parties.length - 1)) / parties.length;
  let bottom = top;
  parties.forEach(({ heading, name, lines }, at) => {
    const x = left + at * (room + gap);
    group(pdf, root, 'Sect', (section) => {
      let y = top + 4;
      tag(pdf, section, 'H2', () => {
        y = write(pdf, heading, x, y, { colour: documentColour('text.secondary'), width: room }) + 2;
      });
      tag(pdf, section, 'P', () => {
        y = write(pdf, name, x, y, { font: 'strong', size: sizes.name, width: room }) + 2;
        for (const line of lines) y = write(pdf, line, x, y, { width: room });
      });
      bottom = Math.max(bottom, y);
    });
  });
  return bottom + 18;
}

const columnLeft = (at: number) => left + columns.slice(0, at).reduce((sum, one) => sum + one, 0);

function drawLines(pdf: Pdf, root: Structure, lines: readonly LineModel[], top: number): number {
  let y = top;
  group(pdf, root, 'Table', (table) => {
    y = drawTableHead(pdf, table, y);
    for (const line of lines) {
      const height = rowHeight(pdf, line);
      if (y + height > page.height - page.bottom) {
        pdf.addPage();
        y = drawTableHead(pdf, table, page.margin);
      }
      drawRow(pdf, table, line, y + 5);
      y += height;
      rule(pdf, y, documentColour('border.hairline'));
    }
  });
  return y;
}

function drawTableHead(pdf: Pdf, table: Structure, y: number): number {
  const colour = documentColour('text.secondary');
  group(pdf, table, 'TR', (row) => {
    copy.columns.forEach((label, at) =>
      tag(pdf, row, 'TH', () => writeCell(pdf, label, at, y, { colour, size: sizes.small })),
    );
  });
  rule(pdf, y + 14, documentColour('text.primary'), 0.75);
  return y + 14;
}

/** Writes a text into a column; the first column is aligned left. Returns the y below it. */
function writeCell(pdf: Pdf, text: string, at: number, y: number, options: TextOptions = {}): number {
  const room = (columns[at] ?? 0) - cellGap;
  const align = at <= 1 ? 'left' : 'right';
  return write(pdf, text, columnLeft(at) + (align === 'left' ? 0 : cellGap), y, {
    ...options,
    width: room,
    align,
  });
}

function rowHeight(pdf: Pdf, { description, detail, taxes }: LineModel): number {
  const room = (columns[0] ?? 0) - cellGap;
  const item =
    heightOf(pdf, description, { width: room, font: 'strong' }) +
    (detail ? heightOf(pdf, detail, { width: room, size: sizes.small }) + 1 : 0);
  return Math.max(item, taxes.length * 22) + 12;
}

function drawRow(pdf: Pdf, table: Structure, line: LineModel, y: number): void {
  const secondary = documentColour('text.secondary');
  group(pdf, table, 'TR', (row) => {
    tag(pdf, row, 'TD', () => {
      const below = writeCell(pdf, line.description, 0, y, { font: 'strong' });
      if (line.detail) writeCell(pdf, line.detail, 0, below + 1, { size: sizes.small, colour: secondary });
    });
    for (const [at, text] of [
      [1, line.hsn],
      [2, line.quantity],
      [3, line.gross],
      [4, line.discount],
      [5, line.taxable],
    ] as const)
      tag(pdf, row, 'TD', () => void writeCell(pdf, text, at, y));
    tag(pdf, row, 'TD', () => {
      let below = y;
      for (const { label, amount } of line.taxes) {
        below = writeCell(pdf, amount, 6, below);
        below = writeCell(pdf, label, 6, below - 1, { size: 6.5, colour: secondary }) + 1;
      }
    });
    tag(pdf, row, 'TD', () => void writeCell(pdf, line.total, 7, y, { font: 'strong' }));
  });
}

/** Height of the totals, which stay together on a page. */
const totalsHeight = ({ sums, means }: InvoiceModel): number =>
  Math.max(sums.length * 14 + 40, means.length * 14 + 30) + 60;

function drawTotals(pdf: Pdf, root: Structure, model: InvoiceModel, top: number): number {
  let start = top + 14;
  if (start + totalsHeight(model) > page.height - page.bottom) {
    pdf.addPage();
    start = page.margin;
  }
  const boxLeft = left + 300;
  const boxWidth = right - boxLeft;
  let y = start;
  for (const sum of model.sums) y = drawAmount(pdf, root, sum, boxLeft, y, boxWidth);
  rule(pdf, y + 2, documentColour('text.primary'), 0.75, boxLeft, right);
  tag(pdf, root, 'P', () => {
    write(pdf, model.total.label, boxLeft, y + 9, { font: 'strong', width: 90 });
    write(pdf, model.total.amount, boxLeft + 90, y + 6, {
      ...{ font: 'strong', size: sizes.total, width: boxWidth - 90, align: 'right' },
    });
  });
  rule(pdf, y + 26, documentColour('accent.base'), 1.25, boxLeft, right);
  const meansWidth = 220;
  let meansY = start;
  tag(pdf, root, 'H2', () => {
    meansY = write(pdf, model.meansHeading, left, meansY, { colour: documentColour('text.secondary') }) + 2;
  });
  for (const means of model.means) meansY = drawAmount(pdf, root, means, left, meansY, meansWidth);
  let below = Math.max(y + 36, meansY + 12);
  tag(pdf, root, 'P', () => {
    below = write(pdf, copy.inWords, left, below, { colour: documentColour('text.secondary') }) + 1;
    below = write(pdf, model.words, left, below, { font: 'strong' }) + 6;
  });
  tag(pdf, root, 'P', () => {
    below = write(pdf, `${copy.amountsIn} ${copy.reverseCharge}`, left, below, {
      ...{ size: sizes.small, colour: documentColour('text.secondary') },
    });
  });
  return below + 10;
}

function drawAmount(
  pdf: Pdf,
  root: Structure,
  { label, amount }: LabelledAmount,
  x: number,
  y: number,
  room: number,
): number {
  tag(pdf, root, 'P', () => {
    write(pdf, label, x, y, { width: room - 90 });
    write(pdf, amount, x + room - 90, y, { width: 90, align: 'right' });
  });
  return y + 14;
}

/** The IRN and the signed QR code, if the document is registered. */
function drawRegistration(pdf: Pdf, root: Structure, { registration }: InvoiceModel, top: number): void {
  if (!registration) return;
  let y = top;
  if (y + qrSize > page.height - page.bottom) {
    pdf.addPage();
    y = page.margin;
  }
  rule(pdf, y, documentColour('border.hairline'));
  y += 10;
  const figure = pdf.struct('Figure', { alt: copy.qr }, () => drawQr(pdf, registration.signedQr, left, y));
  root.add(figure);
  tag(pdf, root, 'P', () => {
    const x = left + qrSize + 16;
    const room = right - x;
    const below = write(pdf, copy.registered, x, y, {
      colour: documentColour('text.secondary'),
      width: room,
    });
    write(pdf, `${copy.irn} ${registration.irn}`, x, below + 2, { width: room });
  });
}

/** Draws a QR code of `qrSize`. A version is chosen by the length of the text. */
function drawQr(pdf: Pdf, text: string, x: number, y: number): void {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = qrSize / count;
  pdf.fillColor(documentColour('text.primary'));
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) pdf.rect(x + column * size, y + row * size, size, size);
  pdf.fill();
}

function drawFooters(pdf: Pdf, { number }: InvoiceModel): void {
  const { count } = pdf.bufferedPageRange();
  const options = { size: sizes.small, colour: documentColour('text.secondary') };
  const y = page.height - 40;
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    decorate(pdf, () => {
      write(pdf, copy.computerGenerated, left, y, { ...options, width: 360 });
      write(pdf, `${number} · ${copy.page(at + 1, count)}`, right - 150, y, {
        ...{ ...options, width: 150, align: 'right' },
      });
    });
  }
}
