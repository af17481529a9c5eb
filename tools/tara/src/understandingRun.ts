import { createUnderstanding, type TaraContext, type TaraPlan, type TaraVocabulary } from '@luxe/assistant';
import { shownBefore, type Question } from './questions.ts';
import { scoreConstraints, type Score } from './scoreConstraints.ts';

/** How one question was understood. */
export interface Understood {
  readonly question: Question;
  readonly plan: TaraPlan;
  readonly score: Score;
  /** Of the question itself, without those before it. */
  readonly milliseconds: number;
}

/** Reads every question with the words of a shop, without a model. */
export function understandAll(questions: readonly Question[], vocabulary: TaraVocabulary): Understood[] {
  const { understand } = createUnderstanding(vocabulary);
  // The first requests of a process include the compilation of the code.
  for (const { text } of questions.slice(0, 30)) understand(text);
  return questions.map((question) => {
    let context: TaraContext | undefined;
    for (const text of question.after) context = { plan: understand(text, context), shown: shownBefore };
    const began = performance.now();
    const plan = understand(question.text, context);
    const milliseconds = performance.now() - began;
    return { question, plan, milliseconds, score: scoreConstraints(plan, question.expect, vocabulary) };
  });
}
