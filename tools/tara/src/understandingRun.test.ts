import { expect, it } from 'vitest';
import { demoVocabulary } from './demoVocabulary.ts';
import { readHeldOut, readQuestions } from './questions.ts';
import { understandAll, type Understood } from './understandingRun.ts';

const vocabulary = demoVocabulary();
const understood = understandAll(readQuestions(), vocabulary);

/** Faults of questions, for the message of a failing test. */
const faultsOf = (questions: readonly Understood[]) =>
  questions
    .flatMap(({ question, score }) =>
      score.faults.map((fault) => `${question.id} "${question.text}": ${fault}`),
    )
    .join('\n');

/** Share of constraints that are right. */
const shareOf = (questions: readonly Understood[]) => {
  const total = (field: 'right' | 'all') => questions.reduce((sum, { score }) => sum + score[field], 0);
  return total('right') / total('all');
};

it('95 of 100 constraints of the 300 questions are right, without a model [TAR-03]', () =>
  expect(shareOf(understood), faultsOf(understood)).toBeGreaterThanOrEqual(0.95));

it('92 of 100 constraints of the held-out questions are right [TAR-03]', () => {
  const heldOut = understandAll(readHeldOut(), vocabulary);
  expect(shareOf(heldOut), faultsOf(heldOut)).toBeGreaterThanOrEqual(0.92);
});

it('questions are continued with their context [TAR-02]', () => {
  const continued = understood.filter(({ question }) => question.after.length > 0);
  const right = continued.filter(({ score }) => score.faults.length === 0);
  expect(right.length / continued.length, faultsOf(continued)).toBeGreaterThanOrEqual(0.9);
});
