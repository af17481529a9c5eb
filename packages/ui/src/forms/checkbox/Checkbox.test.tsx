import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('a press on the label and Space toggle the checkbox', async () => {
  const change = vi.fn((event: { target: { checked: boolean } }) => event.target.checked);
  render(<Checkbox label="Totes" onChange={change} />);
  await userEvent.click(screen.getByText('Totes'));
  expect(change).toHaveLastReturnedWith(true);
  await userEvent.keyboard(' ');
  expect(change).toHaveLastReturnedWith(false);
});

test('a checkbox can be indeterminate', () => {
  render(<Checkbox label="All brands" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
});

test('the error of a checkbox is its accessible description', () => {
  render(<Checkbox label="I accept the terms" error="Accept the terms to go on" />);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Accept the terms to go on',
  );
});
