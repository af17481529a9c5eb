import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** Scripts of India, in which customers write names and addresses. Each has a font, Noto Sans. */
const scripts = [
  ...(['devanagari', 'bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam'] as const),
  ...(['oriya', 'tamil', 'telugu'] as const),
] as const;
type Script = (typeof scripts)[number];

/** The fonts of a document. `text` and `strong` are Anek Latin, `display` is Libre Caslon Display. */
export const fontNames = ['text', 'strong', 'display', 'more', ...scripts] as const;
export type FontName = (typeof fontNames)[number];

const files: Readonly<Record<FontName, string>> = {
  text: 'anek-400.ttf',
  strong: 'anek-600.ttf',
  display: 'caslon-display.ttf',
  // Letters with accents, which the first files lack.
  more: 'anek-more.ttf',
  devanagari: 'noto-devanagari.ttf',
  bengali: 'noto-bengali.ttf',
  gujarati: 'noto-gujarati.ttf',
  gurmukhi: 'noto-gurmukhi.ttf',
  kannada: 'noto-kannada.ttf',
  malayalam: 'noto-malayalam.ttf',
  oriya: 'noto-oriya.ttf',
  tamil: 'noto-tamil.ttf',
  telugu: 'noto-telugu.ttf',
};

const load = (name: FontName): Buffer => readFileSync(new URL(`fonts/${files[name]}`, import.meta.url));

let loaded: Readonly<Record<FontName, Buffer>> | undefined;

/** The files of the fonts (OFL). They are read once. */
export const readFonts = (): Readonly<Record<FontName, Buffer>> =>
  (loaded ??= Object.fromEntries(fontNames.map((name) => [name, load(name)])) as Record<FontName, Buffer>);

/** The characters of the fonts that were needed so far. */
const coverage = new Map<FontName, ReadonlySet<number>>();

function hasGlyph(name: FontName, character: string): boolean {
  const known =
    coverage.get(name) ?? new Set((fontkit.create(readFonts()[name]) as fontkit.Font).characterSet);
  coverage.set(name, known);
  return known.has(character.codePointAt(0) ?? 0);
}

const isScript = (name: FontName | undefined): name is Script => scripts.some((script) => script === name);
/** Letters and signs of the scripts stand in these blocks of Unicode. */
const isOfScript = (character: string) => /[\u0900-\u0dff]/.test(character);
/** Invisible characters that decide how the letters around them join. */
const isJoiner = (character: string) => /[\u200c\u200d]/.test(character);

/** A part of a text in one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/**
 * Divides a text into runs of a font, of the font with more letters, and of the fonts of Indian scripts. A
 * character that none has becomes its letter without accents, else `?`.
 */
export function toRuns(text: string, font: FontName): Run[] {
  const runs: { font: FontName; text: string }[] = [];
  const add = (name: FontName, character: string) => {
    const last = runs.at(-1);
    if (last?.font === name) last.text += character;
    else runs.push({ font: name, text: character });
  };
  for (const character of text.normalize('NFC')) {
    const known = fontOf(character, font, runs.at(-1)?.font);
    if (known) add(known, character);
    else if (!isJoiner(character)) add(font, withoutAccents(character, font));
  }
  return runs;
}

function fontOf(character: string, font: FontName, before: FontName | undefined): FontName | undefined {
  const isIndian = isOfScript(character);
  const first = isScript(before) && (isIndian || isJoiner(character)) ? [before] : [];
  const candidates = [...first, font, 'more', ...(isIndian ? scripts : [])] as const;
  return candidates.find((name) => hasGlyph(name, character));
}

function withoutAccents(character: string, font: FontName): string {
  const [letter = '?'] = character.normalize('NFKD');
  return hasGlyph(font, letter) ? letter : '?';
}
