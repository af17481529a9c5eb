import { fileURLToPath } from 'node:url';
import sharp from '@luxe/host/safe-sharp';
import type { Catalogue } from '@luxe/tokens';
import { socialSize } from '../../app/head/socialPaths.ts';
import { readColour } from '../web-app/readColour.ts';

/** What a picture for social media shows. */
export interface SocialSubject {
  /** Decides the wordmark. */
  readonly catalogue: Catalogue;
  /** The line above the name: a brand, or the topic of an article. */
  readonly kicker: string;
  /** Name of the product or title of the article. */
  readonly name: string;
}

/** Libre Caslon Display (OFL). It has no letters with accents and no Indian scripts. */
const fontfile = fileURLToPath(new URL('caslon-display.ttf', import.meta.url));
const family = 'Libre Caslon Display';
const margin = 64;
/** The picture is in the right half. */
const panel = { left: socialSize.width / 2, top: 0, width: socialSize.width / 2, height: socialSize.height };
const textWidth = panel.left - 2 * margin;
/** Sizes of a name in px. The first one with which it is not too high is used. */
const nameSizes = [72, 60, 48, 40] as const;
const maxNameHeight = 300;
const maxCharacters = 90;
const maxPixels = 40_000_000;
/** The wordmark of a catalogue as text, with its attributes as Pango markup. */
const wordmarkOf: Readonly<Record<Catalogue, readonly [text: string, attributes: string]>> = {
  luxury: ['LUXE', ' letter_spacing="9216"'],
  indiluxe: ['indiluxe', ''],
};

/**
 * Draws a picture for social media as JPEG: the wordmark, the name and the picture of a product or an article
 * on the dark background of the shop. A cut-out fits into the right half, another picture covers it. A text
 * in letters that the font lacks is left out. Rejects when `original` is no picture.
 */
export async function drawSocialPicture(
  original: Buffer,
  { catalogue, kicker, name }: SocialSubject,
): Promise<Buffer> {
  const [shopName, attributes] = wordmarkOf[catalogue];
  const [picture, wordmark, line, title] = await Promise.all([
    fitPicture(original),
    drawText(shopName, 40, readColour('text-primary'), attributes),
    drawText(toDrawable(kicker), 30, readColour('text-secondary')),
    drawName(toDrawable(name)),
  ]);
  const bottom = socialSize.height - margin;
  const titleTop = bottom - (title?.height ?? 0);
  const parts = [
    wordmark && { ...wordmark, top: margin },
    line && { ...line, top: titleTop - line.height - (title ? 28 : 0) },
    title && { ...title, top: titleTop },
  ].filter((part) => part !== undefined);
  return sharp({ create: { ...socialSize, channels: 3, background: readColour('bg-page') } })
    .composite([
      { input: ground(), left: panel.left, top: panel.top },
      picture,
      ...parts.map(({ input, top }) => ({ input, top, left: margin })),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

const ground = () => ({
  create: {
    width: panel.width,
    height: panel.height,
    channels: 3 as const,
    background: readColour('bg-media'),
  },
});

/**
 * The picture in the size of its half, with its position. The object of a tall picture is in its upper part.
 */
async function fitPicture(original: Buffer) {
  const { hasAlpha, autoOrient } = await sharp(original, { limitInputPixels: maxPixels }).metadata();
  const position = autoOrient.height > autoOrient.width ? 'top' : 'attention';
  const space = hasAlpha ? 40 : 0;
  const { data, info } = await sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({
      width: panel.width - 2 * space,
      height: panel.height - 2 * space,
      ...(hasAlpha ? { fit: 'inside' as const } : { fit: 'cover' as const, position }),
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: panel.left + Math.round((panel.width - info.width) / 2),
    top: panel.top + Math.round((panel.height - info.height) / 2),
  };
}

interface DrawnText {
  readonly input: Buffer;
  readonly height: number;
}

/** `undefined` for an empty text. Long words break inside, so that no line is wider than `textWidth`. */
async function drawText(
  text: string,
  size: number,
  colour: string,
  attributes = '',
): Promise<DrawnText | undefined> {
  if (text === '') return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}"${attributes}>${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile,
      width: textWidth,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The name in the largest size in which it fits. */
async function drawName(name: string): Promise<DrawnText | undefined> {
  let drawn: DrawnText | undefined;
  for (const size of nameSizes) {
    drawn = await drawText(name, size, readColour('text-primary'));
    if (!drawn || drawn.height <= maxNameHeight) break;
  }
  return drawn;
}

/** Signs of names that the font lacks, and what replaces them. */
const replacements: readonly (readonly [sign: RegExp, text: string])[] = [
  [/×/g, 'x'],
  [/…/g, '...'],
  [/[·•]/g, '-'],
  [/№/g, 'No. '],
  [/[™®©]/g, ''],
];

/** The text in letters that the font has; empty if it has others. Long texts end with an ellipsis. */
function toDrawable(text: string): string {
  const known = replacements.reduce((all, [sign, by]) => all.replace(sign, by), text);
  const plain = known.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '');
  if (!/^[\u0020-\u007e\u2013\u2014\u2018\u2019\u201c\u201d\u20b9]*$/.test(plain)) return '';
  return plain.length > maxCharacters ? `${plain.slice(0, maxCharacters).trimEnd()}...` : plain;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The text as Pango markup. */
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
