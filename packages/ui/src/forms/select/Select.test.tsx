import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const states = [
  { value: 'DL', label: 'Delhi' },
  { value: 'KA', label: 'Karnataka' },
];

test('selects an option and passes its value to onChange', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  render(<Select label="State" options={states} placeholder="Choose a state" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Karnataka');
  expect(onChange).toHaveLastReturnedWith('KA');
});

test('describes the select with its error', () => {
  render(<Select label="State" options={states} error="Choose a state" />);
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a state',
  );
});

test('an inline select has its label as accessible name', () => {
  render(<Select inline label="Sort" options={states} />);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toBeDefined();
});
