import PDFDocument from 'pdfkit';
import { copy } from './copy.ts';
import { documentColour } from './documentColours.ts';
import { fontNames, readFonts, toRuns, type FontName } from './documentFonts.ts';

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

/** Points of A4. */
export const page = { width: 595.28, height: 841.89, margin: 40, bottom: 62 };
export const left = page.margin;
export const right = page.width - page.margin;
export const width = right - left;

export const sizes = { title: 26, name: 10, text: 8.5, small: 7.5, total: 12 };

export interface TextOptions {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

interface Properties {
  readonly title: string;
  readonly subject: string;
  /** The date in the file. The same facts and date give the same bytes. */
  readonly at: Date;
}

/** Opens a tagged document on A4 with the fonts of the shop; `draw` draws its pages. */
export async function drawPdf(
  { title, subject, at }: Properties,
  draw: (pdf: Pdf, root: Structure) => void,
  drawFooters: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: copy.shop, Subject: subject, CreationDate: at, ModDate: at },
  });
  for (const name of fontNames) pdf.registerFont(name, readFonts()[name]);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  draw(pdf, root);
  root.end();
  drawFooters(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws a text with its fonts; returns the y below it. */
export function write(pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}): number {
  const { font = 'text', size = sizes.text, colour = documentColour('text.primary') } = options;
  const { width: room = width, align = 'left' } = options;
  const runs = toRuns(text, font);
  pdf.fillColor(colour).fontSize(size);
  pdf.x = x;
  pdf.y = y;
  runs.forEach((run, at) => {
    pdf.font(run.font);
    const more = { width: room, align, continued: at < runs.length - 1, lineGap: 1 };
    if (at === 0) pdf.text(run.text, x, y, more);
    else pdf.text(run.text, more);
  });
  return runs.length > 1 ? Math.max(pdf.y, y + heightOf(pdf, text, options)) : pdf.y;
}

/** Height of a text, without drawing it: that of its highest font. */
export function heightOf(
  pdf: Pdf,
  text: string,
  { font = 'text', size = sizes.text, width: room = width }: TextOptions,
) {
  pdf.fontSize(size);
  const heights = toRuns(text, font).map((run) =>
    pdf.font(run.font).heightOfString(text, { width: room, lineGap: 1 }),
  );
  return Math.max(0, ...heights);
}

/** Adds a tagged part to the structure; `draw` draws its content. */
export function tag(pdf: Pdf, parent: Structure, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}

/** Adds a tagged group; `fill` adds its parts. */
export function group(pdf: Pdf, parent: Structure, type: string, fill: (element: Structure) => void): void {
  const element = pdf.struct(type);
  parent.add(element);
  fill(element);
  element.end();
}

/** Draws what is only decoration, so that screen readers skip it. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export const rule = (pdf: Pdf, y: number, colour: string, thickness = 0.5, from = left, to = right) =>
  decorate(pdf, () => {
    pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(colour).stroke();
  });
