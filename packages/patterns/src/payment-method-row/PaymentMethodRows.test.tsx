import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PaymentMethodRows, type PaymentMethod } from './PaymentMethodRows.tsx';

const methods: PaymentMethod[] = [
  { mode: 'UPI', name: 'UPI', saving: 'Save ₹500', panel: <input aria-label="UPI ID" /> },
  { mode: 'COD', name: 'Cash on delivery', fee: 'Fee ₹49', unavailable: 'For orders up to ₹50,000' },
  { mode: 'EMI', name: 'EMI', unavailable: '' },
];

test('an unavailable method stays visible, shows the reason and cannot be chosen [CHK-04]', async () => {
  const choose = vi.fn();
  render(<PaymentMethodRows methods={methods} value={undefined} onValueChange={choose} />);
  const cash = screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery.*For orders up to/ });
  expect(cash.disabled).toBe(true);
  await userEvent.click(cash);
  expect(choose).not.toHaveBeenCalled();
  expect(screen.queryByText('Fee ₹49')).toBeNull();
});

test('the chosen method shows its panel, and its accessible name includes the saving', async () => {
  const choose = vi.fn();
  const { rerender } = render(<PaymentMethodRows methods={methods} value="EMI" onValueChange={choose} />);
  expect(screen.queryByLabelText('UPI ID')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^UPI.*Save ₹500/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('UPI');
  rerender(<PaymentMethodRows methods={methods} value="UPI" onValueChange={choose} />);
  expect(screen.getByLabelText('UPI ID')).toBeDefined();
});

test('the group has a name and is described by the error', () => {
  render(
    <PaymentMethodRows methods={methods} value={undefined} onValueChange={() => {}} error="Choose first." />,
  );
  const group = screen.getByRole('group', { name: 'How to pay' });
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('Choose first.').id);
});
