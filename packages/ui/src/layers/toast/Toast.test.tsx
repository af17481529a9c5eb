import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast, type ToastOptions } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Show({ toasts }: { toasts: readonly (string | ToastOptions)[] }) {
  const { show } = useToast();
  return <button onClick={() => toasts.forEach(show)}>Show</button>;
}

function showToasts(...toasts: readonly (string | ToastOptions)[]) {
  showToastsWithMax(1, ...toasts);
}

function showToastsWithMax(max: number, ...toasts: readonly (string | ToastOptions)[]) {
  render(
    <ToastProvider max={max}>
      <Show toasts={toasts} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows a plain string as an error for 3 s [SHL-27]', () => {
  showToasts('You have been logged out, please login.');
  expect(screen.getByRole('alert').textContent).toBe('You have been logged out, please login.');
  pass(2999);
  expect(screen.getByRole('alert')).toBeDefined();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows one toast at a time, in the order of the calls, and announces each toast politely', () => {
  showToasts({ message: 'Saved to your wishlist' }, { message: 'Added to bag' });
  expect(screen.getByText('Saved to your wishlist').closest('[aria-live=polite]')).not.toBeNull();
  expect(region().textContent).toBe('Saved to your wishlist');
  pass(3000);
  expect(region().textContent).toBe('Added to bag');
  pass(3000);
  expect(region().textContent).toBe('');
});

test('a toast pauses while hovered or focused, then continues with the remaining time', () => {
  showToasts({ message: 'Saved', action: { label: 'View', href: '/wishlist' } });
  const bar = screen.getByText('Saved');
  pass(2000);
  fireEvent.pointerEnter(bar);
  pass(60_000);
  fireEvent.focus(screen.getByRole('link', { name: 'View' }));
  fireEvent.pointerLeave(bar);
  pass(60_000);
  fireEvent.blur(screen.getByRole('link', { name: 'View' }));
  pass(999);
  expect(region().textContent).not.toBe('');
  pass(1);
  expect(region().textContent).toBe('');
});

test('a press on the action runs it and dismisses the toast', () => {
  const undo = vi.fn();
  showToasts({ message: 'Removed', action: { label: 'Undo', onSelect: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(region().textContent).toBe('');
});

test('announces an error as an alert, outside the polite live region', () => {
  showToasts('Something went wrong');
  expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
});

test('shows up to `max` toasts at once', () => {
  showToastsWithMax(2, { message: 'One' }, { message: 'Two' }, { message: 'Three' });
  expect(region().textContent).toBe('OneTwo');
});

test('F8 focuses and pauses the toast, and Escape returns the focus', () => {
  showToasts({ message: 'Removed', action: { label: 'Undo', onSelect: vi.fn() } });
  const opener = screen.getByRole('button', { name: 'Show' });
  opener.focus();
  fireEvent.keyDown(document, { key: 'F8' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  pass(60_000);
  fireEvent.keyDown(undo, { key: 'Escape' });
  expect(region().textContent).toBe('');
  expect(document.activeElement).toBe(opener);
});

test('a toast pauses while the page is hidden', () => {
  showToasts({ message: 'Saved' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  pass(2999);
  expect(region().textContent).toBe('Saved');
  pass(1);
  expect(region().textContent).toBe('');
});

test('useToast without a ToastProvider throws an error that names the missing ToastProvider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Show toasts={[]} />)).toThrow('<ToastProvider>');
  vi.restoreAllMocks();
});
