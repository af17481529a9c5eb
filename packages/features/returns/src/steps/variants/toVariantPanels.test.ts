import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toVariantPanels } from './toVariantPanels.ts';

const [line] = samples.returnOptionsReplace.lines;
if (!line) throw new Error('The order has no line.');

test('each variant shows its stock and price, and why it cannot be chosen [ORD-07]', () => {
  const rows = toVariantPanels(line, 1).map(({ note, aside, disabled }) => [note, aside, disabled]);
  expect(rows).toEqual([
    ['In stock', 'Nothing to pay', false],
    ['Only 2 left', 'Nothing to pay', false],
    ['In stock', '₹1,400 comes back', false],
    ['Sold out.', undefined, true],
    ['It costs more: return the item and buy this one instead.', undefined, true],
  ]);
});

test('a variant with too little stock for all units cannot be chosen', () => {
  const panel = toVariantPanels(line, 3).find(({ value }) => value === '100001UK8');
  expect(panel).toMatchObject({ note: 'Only 2 left, which is not enough', disabled: true });
});
