import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('links every item except the current page', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Women', href: '/women' },
        { label: 'Bags', href: '/bags' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Women']);
  expect(screen.getByText('Bags').getAttribute('aria-current')).toBe('page');
});
