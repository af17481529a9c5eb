import { copy } from '../data/copy.ts';
import { otherLetter } from '../data/brandNames.ts';

/** Element id of a letter. `#` itself cannot be a fragment, so that group is `other`. */
export const idOf = (letter: string) => (letter === otherLetter ? 'other' : letter);

/** Accessible name of `#`; undefined for a letter, whose text is its name. */
export const nameOf = (letter: string) => (letter === otherLetter ? copy.other : undefined);
