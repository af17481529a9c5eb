import nlp from 'compromise';

const { one } = nlp.model() as { readonly one?: { readonly lexicon?: Readonly<Record<string, unknown>> } };
const lexicon = one?.lexicon ?? {};

/** Whether compromise has the word in its dictionary of English. */
export const isEnglish = (word: string): boolean => Object.hasOwn(lexicon, word);

/**
 * Adjectives and nouns of an English text, as compromise tags them by their sentence. Words of other
 * languages are nouns to it, so the caller decides which words to trust.
 */
export function describingWords(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { normal, tags } of nlp(text).termList()) {
    if (!tags) continue;
    const isNoun = tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Possessive');
    if (isNoun || tags.has('Adjective')) found.add(normal);
  }
  return found;
}
