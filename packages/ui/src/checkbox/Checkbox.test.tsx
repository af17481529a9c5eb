import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('its label and Space turn it on and off', async () => {
  const change = vi.fn((event: { target: { checked: boolean } }) => event.target.checked);
  render(<Checkbox label="Totes" onChange={change} />);
  await userEvent.click(screen.getByText('Totes'));
  expect(change).toHaveLastReturnedWith(true);
  await userEvent.keyboard(' ');
  expect(change).toHaveLastReturnedWith(false);
});

test('some of what it stands for is neither on nor off', () => {
  render(<Checkbox label="All houses" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
});

test('an error is read with it', () => {
  render(<Checkbox label="I accept the terms" error="Accept the terms to go on" />);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Accept the terms to go on',
  );
});
