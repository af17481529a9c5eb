import { meaningfulWords, stem } from './text.ts';
import type { Words } from './vocabulary.ts';

/** A term that may stand for a word, and how far it counts, in tenths. */
export interface Alternative {
  term: string;
  trust: number;
}

/** One way to read what was typed: for each word the terms that may stand for it. */
export interface Reading {
  slots: Alternative[][];
  /** What was searched for instead; `null` when it is what was typed. */
  spelling: string | null;
  /** As in `SearchResult`. */
  unlisted: string | null;
}

/** How far a word that was not typed counts, in tenths. */
const trust = { typed: 10, synonym: 8, beginning: 6, near: 5, nearest: 4, farther: 3 } as const;

/** More words than this are not looked at. */
const slotLimit = 12;

/** What was typed: word for word (or joined, parted, a synonym), and, asked for only when that finds nothing, as it may have been meant. */
export function readTerm(
  text: string,
  vocabulary: Words,
): { typed: Reading; meant: () => Reading & { hasUnknown: boolean } } {
  const typed = partJoined(meaningfulWords(text), vocabulary).slice(0, slotLimit);
  const read = typed.map((word, at) => asTyped(typed, at, stem(word), vocabulary));
  const slots = read.map(({ alternatives }) => alternatives);
  const unlisted = (hasGuess: (at: number) => boolean) =>
    typed.filter((_, at) => !read[at]?.isListed && !hasGuess(at)).join(' ') || null;
  return {
    typed: { slots, spelling: null, unlisted: unlisted(() => false) },
    meant() {
      const unknown = typed.map((word) => !vocabulary.has(stem(word)));
      const hasUnknown = unknown.includes(true);
      const guesses = typed.map((word, at) => (unknown[at] || !hasUnknown ? guess(word, vocabulary) : []));
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
 * The word itself, its synonyms, and it joined with either neighbour. Where no product is sold as any of
 * them, what is nearest to the word comes before the descriptions that have it.
 */
function asTyped(
  typed: string[],
  at: number,
  term: string,
  vocabulary: Words,
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

function guess(word: string, vocabulary: Words): Alternative[] {
  const near = vocabulary
    .near(stem(word))
    .flatMap(({ term, slips }) =>
      soldAs(term, vocabulary).map((sold) => ({ term: sold, trust: slips > 1 ? trust.farther : trust.near })),
    );
  const begun = vocabulary.beginning(word).map(({ term }) => ({ term, trust: trust.beginning }));
  return [...near, ...begun];
}

/** The term, or its synonyms, if products are sold as them: a misspelt word did not mean a description's. */
const soldAs = (term: string, vocabulary: Words): string[] =>
  vocabulary.isListed(term)
    ? [term]
    : vocabulary.synonymsOf(term).filter((other) => vocabulary.isListed(other));

/** A word that nothing knows, but that two listed words make: `tophandle` becomes `top handle`. */
function partJoined(typed: string[], vocabulary: Words): string[] {
  return typed.flatMap((word) => {
    if (word.length < 6 || vocabulary.has(stem(word))) return [word];
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => vocabulary.isListed(stem(part)))) return parts;
    }
    return [word];
  });
}

/** The words with the best guess in place of each that has one; `null` when that is what was typed. */
function spell(typed: string[], guesses: Alternative[][], vocabulary: Words): string | null {
  const better = typed.map((word, at) => {
    const best = guesses[at]?.[0];
    return best ? vocabulary.written(best.term) : word;
  });
  return better.join(' ') === typed.join(' ') ? null : better.join(' ');
}
