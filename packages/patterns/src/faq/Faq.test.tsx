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
])('of %s questions %s are shown, numbered [SHL-19]', (given, shown) => {
  render(<Faq questions={questions(given)} />);
  expect(screen.queryAllByText(/^Question \d+\?$/)).toHaveLength(shown);
  expect(screen.queryByRole('heading', { name: 'Frequently Asked Questions' }) !== null).toBe(shown > 0);
  if (shown) expect(screen.getByText(String(shown))).toBeDefined();
});
