import type { TaraVocabulary } from '@luxe/assistant';
import { streamProducts } from '@luxe/catalogue';
import { askAll, judgeAnswers, type AnswerFigures, type Store } from './answersRun.ts';
import type { CatalogueProduct } from './judgeProduct.ts';
import type { Question } from './questions.ts';

/** Asks a store every question, and judges the answers by its catalogue of `count` generated products. */
export async function measureAnswers(
  questions: readonly Question[],
  store: Store,
  count: number,
  vocabulary: TaraVocabulary,
): Promise<AnswerFigures> {
  const asked = await askAll(questions, store);
  const shown = new Set(
    asked.flatMap(({ response }) => response.answer.products.map(({ product }) => product.productId)),
  );
  const known = new Map<string, CatalogueProduct>();
  for (const product of streamProducts({ seed: 1, count }))
    if (shown.has(product.id)) known.set(product.id, product);
  return judgeAnswers(asked, known, vocabulary);
}
