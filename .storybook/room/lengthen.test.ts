import { expect, it } from 'vitest';
import { lengthen } from './lengthen.ts';

it.each(['Add to bag', 'Delhi’s winter is short, and the shawls know it.', 'Hmm', 'Pay ₹3,70,900'])(
  '%s grows by two fifths and stands in brackets',
  (text) => {
    const long = lengthen(text);
    expect(long).toMatch(/^\[.*\]$/);
    expect([...long].length - 2).toBeGreaterThanOrEqual(Math.floor(text.length * 1.4));
    expect([...long].length - 2).toBeLessThanOrEqual(Math.ceil(text.length * 1.4) + 1);
  },
);

it('keeps numbers, and the space around words', () => {
  expect(lengthen(' Pay ₹3,70,900 ')).toMatch(/^ \[P.+ ₹3,70,900\] $/);
});

it.each(['', '  ', '₹3,70,900', '99+', '·'])('leaves “%s” alone', (text) => {
  expect(lengthen(text)).toBe(text);
});
