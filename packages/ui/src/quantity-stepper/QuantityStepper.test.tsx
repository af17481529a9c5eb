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
