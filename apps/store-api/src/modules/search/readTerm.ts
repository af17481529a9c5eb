import { meaningfulTokens, stem } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A term that may stand for a typed word. `trust` is the weight of a match with this term, in tenths. */
export interface Alternative {
  term: string;
  trust: number;
}

/**
 * One interpretation of a typed text. Each typed word has a slot with the terms that may stand for the word.
 */
export interface Reading {
  slots: Alternative[][];
  /** The corrected term; null if it equals the typed term. */
  spelling: string | null;
  /** As in `SearchResult`. */
  unlisted: string | null;
}

/** Weight of a match, in tenths, by the way in which its term was found. */
const trust = { typed: 10, synonym: 8, beginning: 6, near: 5, nearest: 4, farther: 3 } as const;

/** Maximum number of words in a search text. Further words are ignored. */
const slotLimit = 12;

/**
 * Interprets a typed text. `typed` contains the words as typed, joined or split, and their synonyms. `meant`
 * adds corrected and completed words. Call `meant` only if a search for `typed` finds nothing.
 */
export function readTerm(
  text: string,
  vocabulary: Vocabulary,
): { typed: Reading; meant: () => Reading & { hasUnknown: boolean } } {
  const typed = splitJoined(meaningfulTokens(text), vocabulary).slice(0, slotLimit);
  const read = typed.map((token, at) => asTyped(typed, at, stem(token), vocabulary));
  const slots = read.map(({ alternatives }) => alternatives);
  const unlisted = (hasGuess: (at: number) => boolean) =>
    typed.filter((_, at) => !read[at]?.isListed && !hasGuess(at)).join(' ') || null;
  return {
    typed: { slots, spelling: null, unlisted: unlisted(() => false) },
    meant() {
      const unknown = typed.map((token) => !vocabulary.has(stem(token)));
      const hasUnknown = unknown.includes(true);
      const guesses = typed.map((token, at) => (unknown[at] || !hasUnknown ? guess(token, vocabulary) : []));
      return {
        slots: slots.map((slot, at) => [...slot, ...(guesses[at] ?? [])]),
        spelling: spell(typed, guesses, vocabulary),
        unlisted: unlisted((at) => (guesses[at] ?? []).length > 0),
        hasUnknown,
      };
    },
  };
}

/**
 * Alternatives of one word: the word, its synonyms, and the word joined to either neighbour. If no product is
 * listed under any of these, adds words of the nearest products. A match with an added word counts more than
 * the typed word in a description.
 */
function asTyped(
  typed: string[],
  at: number,
  term: string,
  vocabulary: Vocabulary,
): { alternatives: Alternative[]; isListed: boolean } {
  const joined = [at - 1, at].flatMap((from) => {
    const pair = `${typed[from] ?? ''}${typed[from + 1] ?? ''}`;
    return from < 0 || from + 1 >= typed.length ? [] : [stem(pair)];
  });
  const alternatives = [
    { term, trust: trust.typed },
    ...joined.map((pair) => ({ term: pair, trust: trust.typed })),
    ...[term, ...joined]
      .flatMap((one) => vocabulary.synonymsOf(one))
      .map((other) => ({ term: other, trust: trust.synonym })),
  ].filter((one) => vocabulary.has(one.term));
  const isListed = alternatives.some((one) => vocabulary.isListed(one.term));
  const nearest = isListed ? [] : vocabulary.nearestOf(term).filter((one) => vocabulary.isListed(one));
  const offered = nearest.map((one) => ({ term: one, trust: trust.nearest }));
  return { alternatives: [...alternatives, ...offered], isListed };
}

function guess(token: string, vocabulary: Vocabulary): Alternative[] {
  const near = vocabulary.near(stem(token)).flatMap(({ term, distance }) =>
    listedTermsFor(term, vocabulary).map((listed) => ({
      term: listed,
      trust: distance > 1 ? trust.farther : trust.near,
    })),
  );
  const completions = vocabulary.beginning(token).map(({ term }) => ({ term, trust: trust.beginning }));
  return [...near, ...completions];
}

/**
 * Returns the term if products are listed under it, otherwise its synonyms under which products are listed. A
 * misspelt word is therefore never corrected to a word that only descriptions contain.
 */
const listedTermsFor = (term: string, vocabulary: Vocabulary): string[] =>
  vocabulary.isListed(term)
    ? [term]
    : vocabulary.synonymsOf(term).filter((other) => vocabulary.isListed(other));

/** Splits an unknown word into two listed ones: `tophandle` becomes `top handle`. */
function splitJoined(typed: string[], vocabulary: Vocabulary): string[] {
  return typed.flatMap((token) => {
    if (token.length < 6 || vocabulary.has(stem(token))) return [token];
    for (let at = 3; at <= token.length - 3; at++) {
      const parts = [token.slice(0, at), token.slice(at)];
      if (parts.every((part) => vocabulary.isListed(stem(part)))) return parts;
    }
    return [token];
  });
}

/** Replaces each word by its best guess. Returns null if no word changes. */
function spell(typed: string[], guesses: Alternative[][], vocabulary: Vocabulary): string | null {
  const better = typed.map((token, at) => {
    const best = guesses[at]?.[0];
    return best ? vocabulary.written(best.term) : token;
  });
  return better.join(' ') === typed.join(' ') ? null : better.join(' ');
}
