import { html } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Faq } from './Faq.tsx';

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    question: `Question ${at + 1}?`,
    answer: html('<p>Yes.</p>'),
  }));

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [10, 10],
  [12, 10],
])('for %s given questions, shows %s numbered questions [SHL-19]', (given, expected) => {
  render(<Faq questions={questions(given)} />);
  expect(screen.queryAllByText(/^Question \d+\?$/)).toHaveLength(expected);
  expect(screen.queryByRole('heading', { name: 'Frequently Asked Questions' }) !== null).toBe(expected > 0);
  if (expected) expect(screen.getByText(String(expected))).toBeDefined();
});
