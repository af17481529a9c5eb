import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('the label names the input', () => {
  render(<TextField label="Name on card" />);
  expect(screen.getByLabelText('Name on card').tagName).toBe('INPUT');
});

test('describes the input with its hint and error', () => {
  render(<TextField label="Pincode" hint="Six digits" error="Enter all six digits" />);
  const input = screen.getByLabelText('Pincode');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Six digits',
    'Enter all six digits',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('announces the success message, and shows an error instead if there is one', () => {
  const { rerender } = render(<TextField label="Pincode" success="New Delhi. Delivers in four days" />);
  const message = screen.getByText('New Delhi. Delivers in four days');
  expect(message.closest('[aria-live="polite"]')).not.toBeNull();
  rerender(<TextField label="Pincode" success="New Delhi" error="Enter all six digits" />);
  expect(screen.queryByText('New Delhi')).toBeNull();
});

test('a hidden label is still the accessible name', () => {
  render(<TextField label="Your e-mail" hideLabel placeholder="Your e-mail" />);
  expect(screen.getByRole('textbox', { name: 'Your e-mail' })).toBeDefined();
});

test("describes the input first by the caller's `aria-describedby` and then by its own hint", () => {
  render(
    <>
      <p id="why">The courier calls it.</p>
      <TextField label="Mobile number" hint="Ten digits" aria-describedby="why" />
    </>,
  );
  const described = screen.getByLabelText('Mobile number').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'The courier calls it.',
    'Ten digits',
  ]);
});

test('announces an error when it appears', () => {
  const { rerender } = render(<TextField label="Full name" />);
  rerender(<TextField label="Full name" error="Enter your full name" />);
  expect(screen.getByText('Enter your full name').closest('[aria-live="polite"]')).not.toBeNull();
});
