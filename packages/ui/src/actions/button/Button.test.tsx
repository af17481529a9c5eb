import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('responds to pointer, Enter and Space', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Add to bag</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('submits a form only with type="submit"', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Change</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('while busy, shows the busy label, keeps focus and ignores presses', async () => {
  const press = vi.fn();
  const { rerender } = render(
    <Button busyLabel="Adding" onClick={press}>
      Add to bag
    </Button>,
  );
  const button = screen.getByRole('button');
  button.focus();
  rerender(
    <Button busy busyLabel="Adding" onClick={press}>
      Add to bag
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(getComputedStyle(screen.getByText('Add to bag')).visibility).toBe('hidden');
});

test('a busy submit button does not submit again', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button busy type="submit">
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button explains the reason and stays focusable', async () => {
  const press = vi.fn();
  render(
    <Button disabledReason="Choose a size" onClick={press}>
      Add to bag
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Add to bag' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  const reason = screen.getByText('Choose a size');
  expect(button.getAttribute('aria-describedby')).toBe(reason.id);
});
