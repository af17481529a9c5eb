import { DEFAULT_PRODUCTS } from '@luxe/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerFigures } from './answersRun.ts';
import { startStore } from './demoStore.ts';
import { demoVocabulary } from './demoVocabulary.ts';
import { measureAnswers } from './measureAnswers.ts';
import { readQuestions } from './questions.ts';

// The questions of the evaluation, asked to a store of its own with the demonstration catalogue and without a
// language model.
let store: Awaited<ReturnType<typeof startStore>> | undefined;
let figures: AnswerFigures;
beforeAll(async () => {
  store = await startStore(DEFAULT_PRODUCTS);
  figures = await measureAnswers(readQuestions(), store, DEFAULT_PRODUCTS, demoVocabulary());
});
afterAll(() => store?.stop());

it('90 of 100 products among the first five fit the question [TAR-03]', () => {
  expect(figures.judged).toBeGreaterThan(500);
  expect(figures.precision).toBeGreaterThanOrEqual(0.9);
});

it('95 of 100 constraints are right in the searches of the store [TAR-03]', () =>
  expect(figures.constraints).toBeGreaterThanOrEqual(0.95));

it('no question is without an answer, and no fact is invented [TAR-03]', () => {
  expect(figures.unanswered).toEqual([]);
  expect(figures.inventions).toEqual([]);
});
