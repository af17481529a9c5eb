import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

test('changes the quantity within the limits; at a limit, the button keeps the focus', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(
    <QuantityStepper label="Quantity of belt" value={1} max={2} onValueChange={onValueChange} />,
  );
  const less = screen.getByRole('button', { name: 'One less' });
  await userEvent.click(less);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(less.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(less);

  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onValueChange).toHaveBeenLastCalledWith(2);
  rerender(<QuantityStepper label="Quantity of belt" value={2} max={2} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onValueChange).toHaveBeenCalledOnce();
});

test('the stepper is a named group that announces its quantity', () => {
  render(<QuantityStepper label="Quantity of belt" value={3} onValueChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Quantity of belt' })).toBeDefined();
  expect(screen.getByText('3').getAttribute('aria-live')).toBe('polite');
});

test('at the maximum, announces the reason and describes the button with this reason', () => {
  render(
    <QuantityStepper
      label="Quantity of belt"
      value={3}
      max={3}
      maxReason="Only 3 left in this size"
      onValueChange={vi.fn()}
    />,
  );
  const reason = screen.getByText('Only 3 left in this size');
  expect(reason.getAttribute('role')).toBe('status');
  expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-describedby')).toBe(reason.id);
});

test('a press on minus at the minimum calls onRemove if that prop is set', async () => {
  const onRemove = vi.fn();
  const onValueChange = vi.fn();
  render(
    <QuantityStepper label="Quantity of belt" value={1} onRemove={onRemove} onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onValueChange).not.toHaveBeenCalled();
});
