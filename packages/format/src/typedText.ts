import { invisible } from './invisible.ts';

/** Invisible characters with a meaning: line endings, tabs, and the joiners of Indian letters and emoji. */
const meaningful = /[\n\t]|\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u;

/**
 * Normalises text to its stored form, in the page and in the store: `\n` as line ending, no surrounding
 * blanks, no invisible characters without a meaning. Length limits count this form.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(invisible, (character) => (meaningful.test(character) ? character : ''))
    .trim();

/** Length of the stored form of a text, in code points. One emoji may consist of several code points. */
export const textLength = (text: string): number => [...cleanText(text)].length;
