import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const states = [
  { value: 'DL', label: 'Delhi' },
  { value: 'KA', label: 'Karnataka' },
];

test('chooses by its label', async () => {
  const change = vi.fn((event: { target: { value: string } }) => event.target.value);
  render(<Select label="State" options={states} placeholder="Choose a state" onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Karnataka');
  expect(change).toHaveLastReturnedWith('KA');
});

test('an error is read with it', () => {
  render(<Select label="State" options={states} error="Choose a state" />);
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a state',
  );
});

test('inline, its label still names it', () => {
  render(<Select inline label="Sort" options={states} />);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toBeDefined();
});
