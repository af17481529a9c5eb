import { expect, it } from 'vitest';
import { demoVocabulary } from './demoVocabulary.ts';
import { readQuestions } from './questions.ts';
import { understandAll } from './understandingRun.ts';

const understood = understandAll(readQuestions(), demoVocabulary());

/** Faults of the questions, for the message of a failing test. */
const faults = understood.flatMap(({ question, score }) =>
  score.faults.map((fault) => `${question.id} "${question.text}": ${fault}`),
);

it('95 of 100 constraints of the 300 questions are right, without a model [TAR-03]', () => {
  const total = (field: 'right' | 'all') => understood.reduce((sum, { score }) => sum + score[field], 0);
  expect(total('right') / total('all'), faults.join('\n')).toBeGreaterThanOrEqual(0.95);
});

it('questions are continued with their context [TAR-02]', () => {
  const continued = understood.filter(({ question }) => question.after.length > 0);
  const right = continued.filter(({ score }) => score.faults.length === 0);
  expect(right.length / continued.length, faults.join('\n')).toBeGreaterThanOrEqual(0.9);
});
