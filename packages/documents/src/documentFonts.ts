import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** The fonts of a document. `text` and `strong` are Anek Latin, `display` is Libre Caslon Display. */
export const fontNames = ['text', 'strong', 'display', 'more'] as const;
export type FontName = (typeof fontNames)[number];

const files: Readonly<Record<FontName, string>> = {
  text: 'anek-400.ttf',
  strong: 'anek-600.ttf',
  display: 'caslon-display.ttf',
  // Letters with accents, which the first files lack.
  more: 'anek-more.ttf',
};

const load = (name: FontName): Buffer => readFileSync(new URL(`fonts/${files[name]}`, import.meta.url));

let loaded: Readonly<Record<FontName, Buffer>> | undefined;

/** The files of the fonts (OFL). They are read once. */
export const readFonts = (): Readonly<Record<FontName, Buffer>> =>
  (loaded ??= Object.fromEntries(fontNames.map((name) => [name, load(name)])) as Record<FontName, Buffer>);

let coverage: ReadonlyMap<FontName, ReadonlySet<number>> | undefined;

const hasGlyph = (name: FontName, character: string): boolean => {
  coverage ??= new Map(
    fontNames.map((one) => [one, new Set((fontkit.create(readFonts()[one]) as fontkit.Font).characterSet)]),
  );
  return coverage.get(name)?.has(character.codePointAt(0) ?? 0) ?? false;
};

/** A part of a text in one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/**
 * Divides a text into runs of a font and of the font with more letters. A character that neither has becomes
 * its letter without accents, else `?`.
 */
export function toRuns(text: string, font: FontName): Run[] {
  const runs: { font: FontName; text: string }[] = [];
  const add = (name: FontName, character: string) => {
    const last = runs.at(-1);
    if (last?.font === name) last.text += character;
    else runs.push({ font: name, text: character });
  };
  for (const character of text.normalize('NFC')) {
    const [letter = '?'] = character.normalize('NFKD');
    if (hasGlyph(font, character)) add(font, character);
    else if (hasGlyph('more', character)) add('more', character);
    else add(font, hasGlyph(font, letter) ? letter : '?');
  }
  return runs;
}
