import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Span } from '../dictionary/readSpans.ts';
import { describingWords, isEnglish } from '../text/english.ts';

/** More words than these would rather hide products than find them. */
const mostWords = 3;
/** In UTF-16 units. A longer text without a blank is no word. */
const longestWord = 40;
const productIntents: ReadonlySet<TaraPlan['intent']> = new Set<TaraPlan['intent']>([
  'find',
  'gift',
  'compare',
]);

/**
 * English adjectives and nouns that the shop does not know: they are searched in the texts of products. In a
 * mixed request only words of the English dictionary count.
 */
export function residualStyles(
  spans: readonly Span[],
  negated: ReadonlySet<number>,
  { intent, language }: Pick<TaraPlan, 'intent' | 'language'>,
): string[] {
  if (!productIntents.has(intent) || (language !== 'en' && language !== 'mixed')) return [];
  const unknown = spans.flatMap(({ meaning, tokens }, at) => {
    const [token] = tokens;
    if (meaning.kind !== 'unknown' || !token || token.isDevanagari || negated.has(at)) return [];
    if (token.text.length > longestWord) return [];
    return language === 'en' || isEnglish(token.word) ? [token.text] : [];
  });
  if (unknown.length === 0) return [];
  const describing = describingWords(spans.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' '));
  return [...new Set(unknown.filter((word) => describing.has(word)))].slice(0, mostWords);
}
