import type { Span } from '../dictionary/readSpans.ts';
import { englishKey, entriesOf, soundKey } from '../dictionary/phrases.ts';
import { sizeNames } from '../lexicon/grammar.ts';

/** Reads sizes, as the vocabulary of a shop writes them. */
interface SizeReader {
  /** The sizes of a request, and the positions of the spans that name them. */
  read(spans: readonly Span[]): { readonly sizes: readonly string[]; readonly used: ReadonlySet<number> };
}

export function createSizeReader(sizes: readonly string[]): SizeReader {
  const byKey = new Map(sizes.map((size) => [englishKey(size), size]));
  const byNumber = new Map<string, string[]>();
  for (const size of sizes) {
    const number = /\d+(?:\.\d+)?/.exec(size)?.[0];
    if (number !== undefined) byNumber.set(number, [...(byNumber.get(number) ?? []), size]);
  }
  const named = new Map<string, string>();
  for (const { size, words, hindi } of sizeNames) {
    for (const word of entriesOf(words)) named.set(word, size);
    for (const word of entriesOf(hindi)) named.set(soundKey(word), size);
  }

  /** The size that one or two spans name after a cue such as "size". */
  const sizesAfterCue = (
    spans: readonly Span[],
    at: number,
  ): { found: readonly string[]; length: number } => {
    for (const length of [2, 1]) {
      const tokens = spans.slice(at, at + length).flatMap((span) => span.tokens);
      const [text, sound] = [
        tokens.map((token) => token.text).join(' '),
        tokens.map((token) => token.sound).join(' '),
      ];
      const letters = byKey.get((named.get(text) ?? named.get(sound) ?? '').toLowerCase());
      const found = letters === undefined ? byNumber.get(text) : [letters];
      if (found) return { found, length };
    }
    return { found: [], length: 0 };
  };

  return {
    read(spans) {
      const found = new Set<string>();
      const used = new Set<number>();
      const take = (values: readonly string[], from: number, length: number) => {
        values.forEach((value) => found.add(value));
        for (let at = from; at < from + length; at++) used.add(at);
      };
      for (let at = 0; at < spans.length; at++) {
        const exact = exactSize(spans, at, byKey);
        if (exact) take([exact.size], at, exact.length);
        if (spans[at]?.meaning.kind !== 'size') continue;
        const cue = spans[at]?.tokens[0]?.text ?? '';
        const after = sizesAfterCue(spans, at + 1);
        // A size of another system is no size of the shop. Its number is no price either.
        if (cue === 'uk' || cue === 'us') used.add(at + 1);
        else if (after.length > 0) take(after.found, at + 1, after.length);
        else if (isShortName(spans[at - 1])) {
          const before = sizesAfterCue(spans, at - 1);
          if (before.length === 1) take(before.found, at - 1, 1);
        }
      }
      return { sizes: [...found], used };
    },
  };
}

/** Whether a word such as "m" or "medium" stands before "size". */
const isShortName = (span: Span | undefined): boolean =>
  span !== undefined && sizeNames.some(({ words }) => entriesOf(words).includes(span.tokens[0]?.text ?? ''));

/** A size that needs no cue: "EU 41", "50 ml", "XL". */
function exactSize(
  spans: readonly Span[],
  at: number,
  byKey: ReadonlyMap<string, string>,
): { readonly size: string; readonly length: number } | undefined {
  for (const length of [2, 1]) {
    const key = spans
      .slice(at, at + length)
      .flatMap(({ tokens }) => tokens.map(({ text }) => text))
      .join(' ');
    const size = byKey.get(key);
    const isClear = /\d/.test(key) ? key.includes(' ') : /^x+[sl]$/.test(key);
    if (size !== undefined && isClear && spans.length >= at + length) return { size, length };
  }
  return undefined;
}
