import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { refundRows } from './refundRows.ts';

test('shows for each source when its money arrives', () => {
  const rows = refundRows(samples.cancelSummary.refundParts, '2026-11-20');
  expect(rows.map(({ label, note }) => [label, note])).toEqual([
    ['ananya.rao@okhdfcbank', 'By Wednesday, 25 November'],
    ['Cliq cash', 'At once'],
    ['Loyalty points', 'At once'],
  ]);
});
