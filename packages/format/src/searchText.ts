import { cutText } from './cutText.ts';
import { searchTextLimit } from './rules.ts';
import { cleanText } from './typedText.ts';

/** A search as it is sent and remembered, from what is typed: one line, with single blanks. */
export const searchText = (typed: string): string =>
  cutText(cleanText(typed).replace(/\s+/g, ' '), searchTextLimit).trim();
