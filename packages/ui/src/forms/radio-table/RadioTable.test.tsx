import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioTable } from './RadioTable.tsx';

const columns = ['Months', 'A month'];
const rows = [
  { value: '3', label: '3', cells: ['₹1,23,634'] },
  { value: '6', label: '6', cells: ['₹61,817'] },
];

test('renders a table with one radio per row', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<RadioTable legend="Plans" columns={columns} rows={rows} onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Plans' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(columns);
  await userEvent.click(screen.getByRole('radio', { name: '6' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('6');
});

test('a press anywhere in a row selects the row once', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<RadioTable legend="Plans" columns={columns} rows={rows} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('₹1,23,634'));
  await userEvent.click(within(screen.getAllByRole('rowheader')[1] as HTMLElement).getByText('6'));
  expect(onValueChange.mock.calls).toEqual([['3'], ['6']]);
});
