import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

test('reduces a pasted number to ten digits before calling onChange', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  render(<PhoneField onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Mobile number'));
  await userEvent.paste('+91 98123 45670');
  expect(onChange).toHaveLastReturnedWith('9812345670');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9812345670');
});

test('opens the telephone keypad of a phone and lets the browser autofill the number', () => {
  render(<PhoneField />);
  const input = screen.getByLabelText('Mobile number');
  expect(input.getAttribute('inputmode')).toBe('tel');
  expect(input.getAttribute('autocomplete')).toBe('tel-national');
});
