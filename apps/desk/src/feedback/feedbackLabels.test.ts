import { expect, it } from 'vitest';
import { monthText, reasonText } from './feedbackLabels.ts';

it.each([
  ['products', 'Products'],
  ['refundTime', 'Refund time'],
])('writes the reason %s as text', (code, expected) => {
  expect(reasonText(code)).toBe(expected);
});

it('writes a month as text', () => {
  expect(monthText('2026-11')).toBe('November 2026');
});
