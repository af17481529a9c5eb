import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPlacedModel } from '../data/toPlacedModel.ts';
import { OrderPlacedView } from './OrderPlacedView.tsx';

test('says what was ordered, what happens next and when, and where to look [CHK-26]', () => {
  render(<OrderPlacedView placed={toPlacedModel(samples.order)} firstName="Ananya" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is placed');
  expect(screen.getByText('Thank you, Ananya')).toBeDefined();
  expect(screen.getByText('LX 2611 2048 77')).toBeDefined();
  expect(screen.getByText('20 November 2026')).toBeDefined();
  expect(screen.getByText(/^Cash on delivery, ₹/)).toBeDefined();
  expect(screen.getByText(/by Tuesday, 24 November/)).toBeDefined();
  expect(screen.getByText(/Jor Bagh.*110003$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    '/my-account/order?orderCode=261120-4877',
  );
});

test('days are named once each, soonest first', () => {
  const [line] = samples.order.products;
  if (!line) throw new Error('No line.');
  const late = { ...line, estimatedDeliveryDate: '2026-11-27' };
  expect(toPlacedModel({ ...samples.order, products: [late, line, line] }).days).toEqual([
    'Tuesday, 24 November',
    'Friday, 27 November',
  ]);
});
