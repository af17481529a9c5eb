import { expect, it } from 'vitest';
import { searchHelp } from './searchHelp.ts';

const topics = [
  {
    id: 'returns',
    title: 'Returns and refunds',
    isOrder: true,
    questions: [
      { question: 'Which items can I return?', answer: '<p>The page of an item shows it.</p>' },
      {
        question: 'When do I get my money?',
        answer: '<p>Within <strong>five</strong> days at the café.</p>',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    isOrder: false,
    questions: [{ question: 'I did not get a code', answer: '<p>Ask for another code.</p>' }],
  },
];

it.each([
  ['code', ['I did not get a code']],
  ['CODES', ['I did not get a code']],
  ['the refund', ['Which items can I return?', 'When do I get my money?']],
  ['refund five', ['When do I get my money?']],
  ['cafe', ['When do I get my money?']],
  ['strong', []],
  ['no such word', []],
  ['   ', ['Which items can I return?', 'When do I get my money?', 'I did not get a code']],
])('finds for %j the questions %j', (typed, questions) => {
  const found = searchHelp(topics, typed);
  expect(found.flatMap((topic) => topic.questions.map(({ question }) => question))).toEqual(questions);
  expect(found.every((topic) => topic.questions.length > 0)).toBe(true);
});
