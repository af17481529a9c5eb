import { readTokens, type Token } from '../text/readTokens.ts';
import type { Dictionary } from './buildDictionary.ts';
import type { Meaning } from './meaning.ts';

/** A part of a request with one meaning. */
export interface Span {
  readonly tokens: readonly Token[];
  readonly meaning: Meaning;
  /** Whether the words are Hindi. Undefined for names, numbers and unknown words. */
  readonly isHindi?: boolean;
}

const isNumber = ({ text }: Token): boolean => /^\d/.test(text);

/** Divides a request into parts with a meaning. The longest phrase wins. */
export function readSpans(text: string, dictionary: Dictionary): Span[] {
  const tokens = readTokens(text);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = readSpan(tokens, at, dictionary, text);
    spans.push(span);
    at += span.tokens.length;
  }
  return spans;
}

function readSpan(tokens: readonly Token[], at: number, dictionary: Dictionary, text: string): Span {
  const first = tokens[at] as Token;
  const one = (meaning: Meaning): Span => ({ tokens: [first], meaning });
  if (first.isMark) return one({ kind: 'mark' });
  const numeral = readNumeral(tokens, at, dictionary);
  if (numeral) return numeral;
  const named = dictionary.namedLikeWords.find(
    ({ word, name }) =>
      word === first.word && new RegExp(`(?<!\\p{L})${escape(name)}(?!\\p{L})`, 'u').test(text),
  );
  if (named) return one(named.meaning);
  const phrase = dictionary.phrases.match(tokens, at);
  if (phrase) {
    const { length, meaning, isHindi } = phrase;
    const words = tokens.slice(at, at + length);
    return meaning.kind === 'brand' ? { tokens: words, meaning } : { tokens: words, meaning, isHindi };
  }
  if (isNumber(first)) return one({ kind: 'number', value: Number(first.text) });
  if (first.text.length < 3 || dictionary.numerals.match(tokens, at)) return one({ kind: 'filler' });
  const corrected = first.isDevanagari ? undefined : dictionary.correct(first.word);
  return one(corrected ?? { kind: 'unknown' });
}

/** A number in words, if its neighbours show that it is one: `do` is also the English "do". */
function readNumeral(
  tokens: readonly Token[],
  at: number,
  { numerals, phrases }: Dictionary,
): Span | undefined {
  const numeral = numerals.match(tokens, at);
  if (!numeral || numeral.meaning.kind !== 'number' || isNumber(tokens[at] as Token)) return undefined;
  const next = at + numeral.length;
  const isUnit = (from: number) => phrases.match(tokens, from)?.meaning.kind === 'unit';
  const follows = phrases.match(tokens, next)?.meaning;
  const isBound = numeral.meaning.value >= 5 && follows?.kind === 'bound' && follows.after !== null;
  const other = /^(?:to|se|and|aur)$/.test(tokens[next]?.text ?? '')
    ? numerals.match(tokens, next + 1)
    : undefined;
  const isRange = other !== undefined && isUnit(next + 1 + other.length);
  if (!isUnit(next) && !isBound && !isRange) return undefined;
  return { tokens: tokens.slice(at, next), meaning: numeral.meaning };
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
