import { expect, it } from 'vitest';
import { pseudoLocalise } from './pseudoLocalise.ts';

it.each(['Add to bag', 'Delhi’s winter is short, and the shawls know it.', 'Hmm', 'Pay ₹3,70,900'])(
  'pseudoLocalise lengthens the text “%s” by two fifths and adds brackets',
  (text) => {
    const long = pseudoLocalise(text);
    expect(long).toMatch(/^\[.*\]$/);
    expect([...long].length - 2).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4));
    expect([...long].length - 2).toBeLessThanOrEqual(Math.ceil(text.length * 1.4) + 1);
  },
);

it('pseudoLocalise preserves numbers and the spaces around a text', () => {
  expect(pseudoLocalise(' Pay ₹3,70,900 ')).toMatch(/^ \[P.+ ₹3,70,900\] $/);
});

it.each(['', '  ', '₹3,70,900', '99+', '·'])('pseudoLocalise leaves the text “%s” unchanged', (text) => {
  expect(pseudoLocalise(text)).toBe(text);
});
