import { copy } from './copy.ts';
import { documentColour } from './documentColours.ts';
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

/** A statement of a credit, with texts as they are printed. */
export interface StatementDocument {
  readonly title: string;
  /** Labels and texts beside the title. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  /** Names of the columns: date, entry, amount, balance. */
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly StatementDocumentRow[];
  /** Printed instead of rows when there are none. */
  readonly empty: string;
  /** ISO time. */
  readonly createdAt: string;
}

interface StatementDocumentRow {
  readonly date: string;
  readonly what: string;
  /** Order and note; empty for neither. */
  readonly detail: string;
  readonly amount: string;
  readonly balance: string;
}

/** Widths of the columns in points. */
const columns = [92, 243.28, 90, 90];
const cellGap = 6;

const columnLeft = (at: number) => left + columns.slice(0, at).reduce((sum, one) => sum + one, 0);

/** Draws a statement as PDF, in the look of an invoice. The same facts give the same bytes. */
export const drawStatement = (document: StatementDocument): Promise<Buffer> =>
  drawPdf(
    { title: document.title, subject: document.title, at: new Date(document.createdAt) },
    (pdf, root) => drawRows(pdf, root, document, drawHead(pdf, root, document)),
    (pdf) => drawFooters(pdf, document),
  );

function drawHead(pdf: Pdf, root: Structure, { title, facts }: StatementDocument): number {
  tag(pdf, root, 'P', () => {
    write(pdf, copy.shop, left, 38, { font: 'display', size: sizes.title });
  });
  rule(pdf, 76, documentColour('text.primary'), 0.75);
  rule(pdf, 78.5, documentColour('accent.base'), 1.25);
  tag(pdf, root, 'H1', () => {
    write(pdf, title, left, 92, { font: 'display', size: 20, width: 260 });
  });
  const factsLeft = left + 270;
  let y = 94;
  for (const [label, text] of facts)
    tag(pdf, root, 'P', () => {
      write(pdf, label, factsLeft, y, { colour: documentColour('text.secondary'), width: 86 });
      y = write(pdf, text, factsLeft + 90, y, { font: 'strong', width: right - factsLeft - 90 }) + 2;
    });
  return Math.max(y, 132) + 14;
}

function drawRows(
  pdf: Pdf,
  root: Structure,
  { columns: labels, rows, empty }: StatementDocument,
  top: number,
): void {
  if (rows.length === 0) {
    tag(pdf, root, 'P', () => void write(pdf, empty, left, top));
    return;
  }
  group(pdf, root, 'Table', (table) => {
    let y = drawTableHead(pdf, table, labels, top);
    for (const row of rows) {
      const height = rowHeight(pdf, row);
      if (y + height > page.height - page.bottom) {
        pdf.addPage();
        y = drawTableHead(pdf, table, labels, page.margin);
      }
      drawRow(pdf, table, row, y + 5);
      y += height;
      rule(pdf, y, documentColour('border.hairline'));
    }
  });
}

function drawTableHead(pdf: Pdf, table: Structure, labels: StatementDocument['columns'], y: number): number {
  const colour = documentColour('text.secondary');
  group(pdf, table, 'TR', (row) => {
    labels.forEach((label, at) =>
      tag(pdf, row, 'TH', () => void writeCell(pdf, label, at, y, { colour, size: sizes.small })),
    );
  });
  rule(pdf, y + 14, documentColour('text.primary'), 0.75);
  return y + 14;
}

/** Writes a text into a column; amounts are aligned right. Returns the y below it. */
function writeCell(pdf: Pdf, text: string, at: number, y: number, options: TextOptions = {}): number {
  const align = at <= 1 ? 'left' : 'right';
  const x = columnLeft(at) + (align === 'left' ? 0 : cellGap);
  return write(pdf, text, x, y, { ...options, width: (columns[at] ?? width) - cellGap, align });
}

const detailSize = { size: sizes.small };

function rowHeight(pdf: Pdf, { what, detail }: StatementDocumentRow): number {
  const room = (columns[1] ?? width) - cellGap;
  const below = detail ? heightOf(pdf, detail, { width: room, ...detailSize }) + 1 : 0;
  return heightOf(pdf, what, { width: room, font: 'strong' }) + below + 12;
}

function drawRow(pdf: Pdf, table: Structure, row: StatementDocumentRow, y: number): void {
  const colour = documentColour('text.secondary');
  group(pdf, table, 'TR', (cells) => {
    tag(pdf, cells, 'TD', () => void writeCell(pdf, row.date, 0, y));
    tag(pdf, cells, 'TD', () => {
      const below = writeCell(pdf, row.what, 1, y, { font: 'strong' });
      if (row.detail) writeCell(pdf, row.detail, 1, below + 1, { ...detailSize, colour });
    });
    tag(pdf, cells, 'TD', () => void writeCell(pdf, row.amount, 2, y));
    tag(pdf, cells, 'TD', () => void writeCell(pdf, row.balance, 3, y, { font: 'strong' }));
  });
}

function drawFooters(pdf: Pdf, { title }: StatementDocument): void {
  const { count } = pdf.bufferedPageRange();
  const options = { size: sizes.small, colour: documentColour('text.secondary') };
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    decorate(pdf, () => {
      write(pdf, title, left, page.height - 40, { ...options, width: 360 });
      write(pdf, copy.page(at + 1, count), right - 150, page.height - 40, {
        ...{ ...options, width: 150, align: 'right' },
      });
    });
  }
}
