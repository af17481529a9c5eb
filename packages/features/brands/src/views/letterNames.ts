import { copy } from '../copy.ts';
import { otherLetter } from '../data/brandNames.ts';

/** Where an address with `#E` leads; `#` itself is no name that an address can end in. */
export const idOf = (letter: string) => (letter === otherLetter ? 'other' : letter);

/** What a screen reader says in place of a sign; undefined for a letter, which says itself. */
export const nameOf = (letter: string) => (letter === otherLetter ? copy.other : undefined);
