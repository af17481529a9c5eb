import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

const steps = [
  { key: 'address', title: 'Address', href: '/checkout/address' },
  { key: 'pay', title: 'Pay', href: '/checkout/pay' },
  { key: 'review', title: 'Review', href: '/checkout/review' },
];

test('only completed steps are links, and the current step has aria-current', () => {
  render(<Stepper label="Checkout" steps={steps} current="pay" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/checkout/address']);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1 Address, done', '2 Pay', '3 Review, to come']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('an unknown current key marks all steps as done', () => {
  render(<Stepper label="Checkout" steps={steps} current="placed" />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
