import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkoutProps, ChoosingPay, payOf } from '../testing.tsx';

function show() {
  const onPlace = vi.fn();
  const pay = payOf({ mode: 'Credit Card' }, { options: samples.paymentOptionsNew });
  render(<ChoosingPay {...checkoutProps} waiting={undefined} pay={pay} onPlace={onPlace} />);
  return onPlace;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a digit put into the middle leaves the caret behind it', async () => {
  show();
  const number = field('Card number');
  await userEvent.type(number, '41111111');
  await userEvent.type(number, '2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number.value).toBe('4121 1111 1');
  expect(number.selectionStart).toBe(3);
});

test('the stroke of the expiry does not come back as it is taken away', async () => {
  show();
  const expiry = field('Expiry');
  await userEvent.type(expiry, '829');
  expect(expiry.value).toBe('08 / 29');
  await userEvent.type(expiry, '{Backspace}{Backspace}{Backspace}');
  expect(expiry.value).toBe('0');
});

test('browsers and phones know what each field is for, and give digits where digits belong [CHK-31]', () => {
  show();
  const told = ['Card number', 'Expiry', 'Security code', 'Name on card']
    .map(field)
    .map(({ autocomplete, inputMode }) => [autocomplete, inputMode]);
  expect(told).toEqual([
    ['cc-number', 'numeric'],
    ['cc-exp', 'numeric'],
    ['cc-csc', 'numeric'],
    ['cc-name', ''],
  ]);
});

test('the brand stands at the end of its number, and says how long the security code is [CHK-05]', async () => {
  show();
  await userEvent.type(field('Card number'), '3782');
  expect(screen.getByText('American Express')).toBeDefined();
  await userEvent.type(field('Security code'), '12345');
  expect(field('Security code').value).toBe('1234');
});

test('where the security code stands is told beside its field, by brand; its picture is decoration [CHK-05]', async () => {
  show();
  const code = field('Security code');
  const told = () => document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(told()).toBe('The three digits on the back of the card.');
  await userEvent.type(field('Card number'), '3782');
  expect(told()).toBe('The four digits on the front of the card.');
  expect(code.parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('what is wrong stands beside its field, and the focus goes to the first', async () => {
  const onPlace = show();
  await userEvent.click(screen.getByRole('button', { name: /^Pay ₹/ }));
  expect(await screen.findByText('Enter the number of your card.')).toBeDefined();
  expect(document.activeElement).toBe(field('Card number'));
  expect(onPlace).not.toHaveBeenCalled();
});
