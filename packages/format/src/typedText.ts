import { invisible } from './invisible.ts';

/** The invisible characters that write something: line ends, tabs, and what joins Indian letters and emoji. */
const meaningful = /[\n\t]|\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u;

/**
 * Text as the shop keeps it, at the page and at the store: line ends `\n`, no blanks around it, no invisible
 * character but those that write something. Limits are counted on this.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(invisible, (sign) => (meaningful.test(sign) ? sign : ''))
    .trim();

/** Code points of the text as the shop keeps it. An emoji may have several. */
export const textLength = (text: string): number => [...cleanText(text)].length;
