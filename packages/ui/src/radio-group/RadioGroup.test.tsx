import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'cod', label: 'Cash on delivery', disabled: true, reason: 'For orders up to ₹50,000' },
];

test('is a named group of which one is chosen', async () => {
  const choose = vi.fn();
  render(<RadioGroup legend="Address type" options={options} defaultValue="home" onValueChange={choose} />);
  expect(screen.getByRole('group', { name: 'Address type' })).toBeDefined();
  await userEvent.click(screen.getByLabelText('Work'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('work');
  expect(screen.getByLabelText<HTMLInputElement>('Home').checked).toBe(false);
});

test('what cannot be chosen stays in sight and says why', () => {
  render(<RadioGroup legend="Pay by" options={options} />);
  const cash = screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery.*For orders up to/ });
  expect(cash.disabled).toBe(true);
});

test('an error is read with the group', () => {
  render(<RadioGroup legend="Address type" options={options} error="Choose one" />);
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one',
  );
});
