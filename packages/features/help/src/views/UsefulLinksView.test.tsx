import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsefulLinksView } from './UsefulLinksView.tsx';

test('a link to the forms service opens in a new tab, others in the same [CON-06]', () => {
  render(
    <UsefulLinksView
      links={[
        { title: 'Sell with us', text: 'A short form', url: 'https://forms.example.com/sell', isForms: true },
        { title: 'Shipping', text: 'Where we deliver', url: '/shipping' },
      ]}
    />,
  );
  const form = screen.getByRole('link', { name: 'Sell with us' });
  expect([form.getAttribute('target'), form.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByRole('link', { name: 'Shipping' }).hasAttribute('target')).toBe(false);
});
