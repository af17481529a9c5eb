import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioPanels } from './RadioPanels.tsx';

const options = [
  {
    value: 'card',
    label: 'Credit or debit card',
    children: (
      <label>
        Card number <input />
      </label>
    ),
  },
  { value: 'cod', label: 'Cash on delivery', children: <p>Keep the amount ready.</p> },
  { value: 'gift', label: 'Gift card', disabled: true, note: 'Not for this order' },
];

test('opens only the selected panel', async () => {
  const onValueChange = vi.fn();
  render(<RadioPanels legend="Pay by" options={options} defaultValue="card" onValueChange={onValueChange} />);
  expect(screen.getByLabelText('Card number')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('cod');
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.getByText('Keep the amount ready.')).toBeDefined();
});

test('arrow keys change the selection and skip disabled panels', async () => {
  render(<RadioPanels legend="Pay by" options={options} defaultValue="card" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash on delivery' }).checked).toBe(true);
});
