import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Span } from '../dictionary/readSpans.ts';
import { isEnglish } from '../text/english.ts';

/**
 * The language of a request: Devanagari is Hindi, also with a few Latin names in it. In Latin letters, the
 * known words decide between English, Hindi and a mixture of both.
 */
export function languageOf(text: string, spans: readonly Span[]): TaraPlan['language'] {
  const count = (letters: RegExp) => (text.match(letters) ?? []).length;
  const devanagari = count(/\p{Script=Devanagari}/gu);
  if (devanagari > 0) return devanagari >= count(/\p{Script=Latin}/gu) ? 'hi' : 'mixed';
  const words = spans.flatMap(({ meaning, isHindi, tokens }) => {
    if (isHindi !== undefined) return tokens.map(() => isHindi);
    return meaning.kind === 'unknown' && isEnglish(tokens[0]?.word ?? '') ? [false] : [];
  });
  const hindi = words.filter(Boolean).length;
  if (hindi === 0) return 'en';
  return (words.length - hindi) * 2 >= hindi ? 'mixed' : 'hi-Latn';
}
