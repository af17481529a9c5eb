import { rupees } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SummaryTable, type SummaryRow } from './SummaryTable.tsx';

test.each<[string, SummaryRow, string]>([
  ['an amount', { label: 'Bag total', value: rupees(388_400) }, '₹3,88,400'],
  ['a saving', { label: 'Coupon', value: rupees(5_000), saving: true }, '−₹5,000'],
  ['a saving of zero', { label: 'Coupon', value: rupees(0), saving: true }, '₹0'],
  ['text', { label: 'Delivery', value: 'Free' }, 'Free'],
])('a row of the summary shows %s', (_, row, read) => {
  render(<SummaryTable rows={[row]} />);
  expect(screen.getByRole('definition').textContent).toBe(read);
});

test('the explanation of a row is in the page before the shopper opens it', () => {
  render(<SummaryTable rows={[{ label: 'Brand cash', value: 'None', info: 'Cash back from brands.' }]} />);
  expect(screen.getByText('Cash back from brands.').closest('details')?.open).toBe(false);
});
