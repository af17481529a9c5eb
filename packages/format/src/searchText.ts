import { cutText } from './cutText.ts';
import { searchTextLimit } from './rules.ts';
import { cleanText } from './typedText.ts';

/**
 * Normalises a typed search to the text that is sent and saved: one line, single blanks, cut at the limit.
 */
export const searchText = (typed: string): string =>
  cutText(cleanText(typed).replace(/\s+/g, ' '), searchTextLimit).trim();
