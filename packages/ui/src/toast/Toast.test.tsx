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

function showing(...toasts: readonly (string | ToastOptions)[]) {
  showingSome(1, ...toasts);
}

function showingSome(max: number, ...toasts: readonly (string | ToastOptions)[]) {
  render(
    <ToastProvider max={max}>
      <Show toasts={toasts} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('lasts 3 s, and a plain string is an error [SHL-27]', () => {
  showing('You have been logged out, please login.');
  expect(screen.getByRole('alert').textContent).toBe('You have been logged out, please login.');
  pass(2999);
  expect(screen.getByRole('alert')).toBeDefined();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one at a time, in their order, announced politely', () => {
  showing({ message: 'Saved to your wishlist' }, { message: 'Added to bag' });
  expect(screen.getByText('Saved to your wishlist').closest('[aria-live=polite]')).not.toBeNull();
  expect(region().textContent).toBe('Saved to your wishlist');
  pass(3000);
  expect(region().textContent).toBe('Added to bag');
  pass(3000);
  expect(region().textContent).toBe('');
});

test('waits under the pointer and under focus, then has the time that was left', () => {
  showing({ message: 'Saved', action: { label: 'View', href: '/wishlist' } });
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

test('its action acts and takes it away', () => {
  const undo = vi.fn();
  showing({ message: 'Removed', action: { label: 'Undo', onSelect: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(region().textContent).toBe('');
});

test('is announced once: an error as an alert, outside what is polite', () => {
  showing('Something went wrong');
  expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
});

test('as many at once as the shop allows', () => {
  showingSome(2, { message: 'One' }, { message: 'Two' }, { message: 'Three' });
  expect(region().textContent).toBe('OneTwo');
});

test('F8 leads to it, it waits, and focus returns to where it was', () => {
  showing({ message: 'Removed', action: { label: 'Undo', onSelect: vi.fn() } });
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

test('waits while the page is out of sight', () => {
  showing({ message: 'Saved' });
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

test('a hook without its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Show toasts={[]} />)).toThrow('<ToastProvider>');
  vi.restoreAllMocks();
});
