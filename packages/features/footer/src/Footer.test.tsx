import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterView, type FooterViewProps } from './views/FooterView.tsx';

const props: FooterViewProps = {
  catalogue: 'luxury',
  shop: [],
  theme: 'dark',
  serviceNumber: '1800 000 4500',
};

test('the HTML has the ways to reach the shop and to pay, before any script runs', () => {
  const html = renderToStaticMarkup(<FooterView {...props} />);
  for (const href of ['tel:18000004500', '/contact-us', '/rtcb-template1'])
    expect(html).toContain(`href="${href}"`);
  render(<FooterView {...props} />);
  const ways = screen.getByText('Ways to pay').parentElement as HTMLElement;
  expect(
    within(ways)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'UPI',
    'Credit and debit cards',
    'No-cost EMI',
    'Netbanking',
    'Cash on delivery',
    'Cliq cash',
    'Gift cards',
  ]);
});

test('a shop without a number shows none', () => {
  const html = renderToStaticMarkup(<FooterView {...props} serviceNumber="" />);
  expect(html).not.toContain('tel:');
  expect(html).toContain('Write to us');
});
