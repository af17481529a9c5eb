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

test('shop, help, about and legal are columns with their links; a customer tracks orders in the account [SHL-15]', () => {
  const shop = [
    { label: 'Bags', href: '/bags/c-lsh10' },
    { label: 'Watches', href: '/watches/c-lsh15' },
  ];
  const columns = () =>
    screen.getAllByRole('navigation').map((column) => [
      column.getAttribute('aria-label'),
      within(column)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ]);
  const guest = render(<FooterView {...props} shop={shop} />);
  expect(columns()).toEqual([
    ['Shop', ['Bags /bags/c-lsh10', 'Watches /watches/c-lsh15', 'indiluxe /explore/indiluxe']],
    [
      'Help',
      [
        ...['Track an order /track-order', 'Your bag /cart', 'Search /search/', 'Contact us /contact-us'],
        ...['Shipping /shipping', 'Returns /returns', 'Gift cards /gift-cards'],
      ],
    ],
    [
      'About',
      [
        ...['Luxe life /browse/luxury/luxelife/blog', 'Packaging /circular-packaging'],
        ...['Sellers /seller-details', 'Sitemap /sitemap'],
      ],
    ],
    [
      'Legal',
      [
        ...['Terms /terms-and-conditions', 'Privacy /privacy-policy', 'Your data /data-request'],
        ...['Cookie choices /consent', 'Complaints /grievance-redressal'],
      ],
    ],
  ]);
  guest.unmount();
  const customer = render(<FooterView {...props} shop={shop} isCustomer />);
  expect(columns()[1]?.[1]).toContain('Track an order /my-account/orders');
  customer.unmount();
  render(<FooterView {...props} shop={shop} hasLists={false} />);
  expect(screen.queryAllByRole('navigation')).toEqual([]);
});
