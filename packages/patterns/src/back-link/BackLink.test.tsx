import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackLink } from './BackLink.tsx';

test('its name is the page to which it leads', () => {
  render(<BackLink href="#orders">Orders</BackLink>);
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('#orders');
});
