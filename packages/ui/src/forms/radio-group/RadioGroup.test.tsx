import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'cod', label: 'Cash on delivery', disabled: true, reason: 'For orders up to ₹50,000' },
];

test('the radio group has a name and one selected option', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup legend="Address type" options={options} defaultValue="home" onValueChange={onValueChange} />,
  );
  expect(screen.getByRole('group', { name: 'Address type' })).toBeDefined();
  await userEvent.click(screen.getByLabelText('Work'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('work');
  expect(screen.getByLabelText<HTMLInputElement>('Home').checked).toBe(false);
});

test('shows a disabled option with its reason', () => {
  render(<RadioGroup legend="Pay by" options={options} />);
  const cash = screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery.*For orders up to/ });
  expect(cash.disabled).toBe(true);
});

test('describes the group with its error', () => {
  render(<RadioGroup legend="Address type" options={options} error="Choose one" />);
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one',
  );
});
