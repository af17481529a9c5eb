import { ToastProvider } from '@luxe/ui/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSharePage } from './useSharePage.ts';

function Share() {
  const share = useSharePage();
  return <button onClick={() => void share('A winter wedding')}>Share</button>;
}

/** Presses the button on a device whose share sheet is `share`. Undefined for a device without one. */
async function pressOn(share: Navigator['share'] | undefined) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(
    <ToastProvider>
      <Share />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('opens the share sheet with the title and the address', async () => {
  const share = vi.fn<Navigator['share']>(async () => undefined);
  await pressOn(share);
  expect(share).toHaveBeenCalledWith({ title: 'A winter wedding', url: window.location.href });
});

test('copies the link on a device without a share sheet', async () => {
  await pressOn(undefined);
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('shows nothing after a cancelled share, and a sentence after a failed one', async () => {
  await pressOn(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(screen.queryByText('The link could not be copied.')).toBeNull();
  Object.defineProperty(navigator, 'share', {
    value: () => Promise.reject(new Error('no')),
    configurable: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The link could not be copied.')).toBeDefined();
});
