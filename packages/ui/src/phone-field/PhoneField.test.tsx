import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

test('a pasted number comes out as ten digits, and the caller sees those', async () => {
  const change = vi.fn((event: { target: { value: string } }) => event.target.value);
  render(<PhoneField onChange={change} />);
  await userEvent.click(screen.getByLabelText('Mobile number'));
  await userEvent.paste('+91 98123 45670');
  expect(change).toHaveLastReturnedWith('9812345670');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9812345670');
});

test('opens the number pad and offers the number that the browser knows', () => {
  render(<PhoneField />);
  const input = screen.getByLabelText('Mobile number');
  expect(input.getAttribute('inputmode')).toBe('tel');
  expect(input.getAttribute('autocomplete')).toBe('tel-national');
});
