import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkoutProps, StatefulPayStep, createPaymentControls } from '../../../testing.tsx';

function show() {
  const onPlaceOrder = vi.fn();
  const pay = createPaymentControls({ mode: 'Credit Card' }, { options: samples.paymentOptionsNew });
  render(<StatefulPayStep {...checkoutProps} waiting={undefined} pay={pay} onPlaceOrder={onPlaceOrder} />);
  return onPlaceOrder;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('keeps the caret after a digit that the shopper inserts in the middle of the number', async () => {
  show();
  const number = field('Card number');
  await userEvent.type(number, '41111111');
  await userEvent.type(number, '2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number.value).toBe('4121 1111 1');
  expect(number.selectionStart).toBe(3);
});

test('does not add the slash again when Backspace deletes it from the expiry', async () => {
  show();
  const expiry = field('Expiry');
  await userEvent.type(expiry, '829');
  expect(expiry.value).toBe('08 / 29');
  await userEvent.type(expiry, '{Backspace}{Backspace}{Backspace}');
  expect(expiry.value).toBe('0');
});

test('sets autocomplete and a numeric keyboard for each field [CHK-31]', () => {
  show();
  const attributes = ['Card number', 'Expiry', 'Security code', 'Name on card']
    .map(field)
    .map(({ autocomplete, inputMode }) => [autocomplete, inputMode]);
  expect(attributes).toEqual([
    ['cc-number', 'numeric'],
    ['cc-exp', 'numeric'],
    ['cc-csc', 'numeric'],
    ['cc-name', ''],
  ]);
});

test('shows the brand beside the number, and limits the length of the security code [CHK-05]', async () => {
  show();
  await userEvent.type(field('Card number'), '3782');
  expect(screen.getByText('American Express')).toBeDefined();
  await userEvent.type(field('Security code'), '12345');
  expect(field('Security code').value).toBe('1234');
});

test('describes where each brand prints its code; screen readers skip the picture [CHK-05]', async () => {
  show();
  const code = field('Security code');
  const description = () => document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe('The three digits on the back of the card.');
  await userEvent.type(field('Card number'), '3782');
  expect(description()).toBe('The four digits on the front of the card.');
  expect(code.parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('shows errors beside their fields and focuses the first', async () => {
  const onPlaceOrder = show();
  await userEvent.click(screen.getByRole('button', { name: /^Pay ₹/ }));
  expect(await screen.findByText('Enter your card number.')).toBeDefined();
  expect(document.activeElement).toBe(field('Card number'));
  expect(onPlaceOrder).not.toHaveBeenCalled();
});
