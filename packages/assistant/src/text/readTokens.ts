import { normalise } from './normalise.ts';
import { singular } from './singular.ts';
import { soundOf } from './soundOf.ts';

/** A word, a number or a mark of a request. */
export interface Token {
  /** Normalised. */
  readonly text: string;
  /** The singular of an English word. Empty for a word that was written in Devanagari. */
  readonly word: string;
  /** See `soundOf`. */
  readonly sound: string;
  /** Whether the word was written in Devanagari. */
  readonly isDevanagari: boolean;
  /** Whether the token ends a phrase: a comma, a full stop or another mark. */
  readonly isMark: boolean;
  /** Whether the token follows the one before without a blank, as `k` in `50k`. */
  readonly isJoined: boolean;
}

const tokens = /( ?)(\d+(?:\.\d+)?|[\p{L}\p{M}]+|\p{N}+|[.,;!?])/gu;

/** The tokens of a text. Letters and digits are separate tokens. */
export const readTokens = (text: string): Token[] =>
  splitScripts(text).flatMap(({ part, isDevanagari }) =>
    [...normalise(part).matchAll(tokens)].map(([, blank, found = ''], at) => ({
      text: found,
      word: isDevanagari ? '' : singular(found),
      sound: soundOf(found),
      isDevanagari: isDevanagari && /\p{L}/u.test(found),
      isMark: /^[.,;!?]$/.test(found),
      isJoined: at > 0 && blank === '',
    })),
  );

/** Parts of a text in Devanagari and in other scripts. Digits and marks belong to the other scripts. */
const splitScripts = (text: string) =>
  text
    .split(/((?:[\u0900-\u0963\u0970-\u097f]+[\u200c\u200d]?)+)/)
    .flatMap((part, at) => (part.trim() === '' ? [] : [{ part, isDevanagari: at % 2 === 1 }]));
