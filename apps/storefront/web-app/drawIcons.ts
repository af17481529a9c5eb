import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Icons of the installed shop: the file, its size in px, and how it is drawn. */
export const icons = [
  { file: 'icon-192.png', size: 192, kind: 'any' },
  { file: 'icon-512.png', size: 512, kind: 'any' },
  { file: 'maskable-512.png', size: 512, kind: 'maskable' },
  { file: 'monochrome-512.png', size: 512, kind: 'monochrome' },
  { file: 'apple-touch-180.png', size: 180, kind: 'maskable' },
] as const;

type IconKind = (typeof icons)[number]['kind'];

const tokensFile = '../../../packages/tokens/src/generated/design/dark.tokens.json';

interface Token {
  readonly $value?: unknown;
  readonly [name: string]: unknown;
}

/** The colours of the dark theme, as `#rrggbb`. */
export function readThemeColours(): { readonly page: string; readonly text: string } {
  const tokens = JSON.parse(readFileSync(path.resolve(import.meta.dirname, tokensFile), 'utf8')) as Token;
  return { page: hexOf(tokens, 'color.bg.page'), text: hexOf(tokens, 'color.text.primary') };
}

function hexOf(tokens: Token, name: string): string {
  const found = name.split('.').reduce<unknown>((at, key) => (at as Token | undefined)?.[key], tokens);
  const value = (found as Token | undefined)?.$value;
  if (typeof value === 'string') {
    const [, alias] = /^\{(.+)\}$/.exec(value) ?? [];
    return alias ? hexOf(tokens, alias) : value;
  }
  const { components } = value as { components: readonly number[] };
  return `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The letter of the favicon, in a square of 32. */
const letter = () => {
  const svg = readFileSync(path.resolve(import.meta.dirname, '../app/head/favicon.svg'), 'utf8');
  const [, shape = ''] = /<path fill="#[\da-f]+" d="(M9[^"]+)"/.exec(svg) ?? [];
  if (shape === '') throw new Error('favicon.svg has no letter.');
  return shape;
};

/**
 * The picture of an icon. A launcher cuts a maskable icon to a circle of 80 %, so its letter is smaller. A
 * monochrome icon has a transparent background, because a launcher colours its shape.
 */
export function toSvg(kind: IconKind, { page, text } = readThemeColours()): string {
  const scale = kind === 'any' ? 1 : 0.72;
  const margin = (32 - 32 * scale) / 2;
  const background = kind === 'monochrome' ? '' : `<path fill="${page}" d="M0 0h32v32H0z"/>`;
  const fill = kind === 'monochrome' ? '#ffffff' : text;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}<path fill="${fill}" transform="translate(${margin} ${margin}) scale(${scale})" d="${letter()}"/></svg>`;
}

/** Draws an icon. The same tokens give the same bytes. */
export const drawIcon = ({ kind, size }: { kind: IconKind; size: number }): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(kind)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();
