import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

test('counts up and down within its limits and keeps focus at them', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <QuantityStepper label="Quantity of belt" value={1} max={2} onValueChange={change} />,
  );
  const less = screen.getByRole('button', { name: 'One less' });
  await userEvent.click(less);
  expect(change).not.toHaveBeenCalled();
  expect(less.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(less);

  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(change).toHaveBeenLastCalledWith(2);
  rerender(<QuantityStepper label="Quantity of belt" value={2} max={2} onValueChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(change).toHaveBeenCalledOnce();
});

test('is a named group whose amount is announced', () => {
  render(<QuantityStepper label="Quantity of belt" value={3} onValueChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Quantity of belt' })).toBeDefined();
  expect(screen.getByText('3').getAttribute('aria-live')).toBe('polite');
});

test('at the most it says why, with the button and aloud', () => {
  render(
    <QuantityStepper
      label="Quantity of belt"
      value={3}
      max={3}
      maxReason="Only 3 are left in this size"
      onValueChange={vi.fn()}
    />,
  );
  const reason = screen.getByText('Only 3 are left in this size');
  expect(reason.getAttribute('role')).toBe('status');
  expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-describedby')).toBe(reason.id);
});

test('the step below one removes, where that is wanted', async () => {
  const remove = vi.fn();
  const change = vi.fn();
  render(<QuantityStepper label="Quantity of belt" value={1} onRemove={remove} onValueChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});
