import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventRow } from './EventRow.tsx';

test('the next event is the heading of the row and its link', () => {
  const texts = { names: 'A bag', number: 'Order LX 1', facts: '1 item, ₹5', imageURLs: [''] };
  render(<EventRow href="#order" next="Arriving today" {...texts} />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Arriving today' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('#order');
  expect(screen.getByRole('listitem').contains(heading)).toBe(true);
});
