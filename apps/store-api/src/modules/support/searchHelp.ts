import { foldTerms } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import { meaningfulTokens, stem } from '../search/text.ts';

type Topic = CallResponseInput<'helpTopics'>['topics'][number];

/**
 * The questions that contain every typed word, with their topics. A word is compared as in the search of
 * products: without case, accents and plural, and its beginning is enough. A text without a word finds all.
 */
export function searchHelp(topics: readonly Topic[], typed: string): Topic[] {
  const terms = meaningfulTokens(typed).map(stem);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const words = foldTerms(`${topic.title} ${question} ${answer.replace(/<[^>]*>/g, ' ')}`);
        return terms.every((term) => words.some((word) => word.startsWith(term)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
