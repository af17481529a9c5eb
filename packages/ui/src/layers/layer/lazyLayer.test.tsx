import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../toast/Toast.tsx';
import { lazyLayer } from './lazyLayer.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
const Sheet = ({ open }: Props) => (open ? <p>Sheet</p> : null);

afterEach(() => void vi.restoreAllMocks());

test('closes when its code does not load, and the next opening loads it again', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Sheet }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Sheet });
  const Layer = lazyLayer<Props>(load);
  const onOpenChange = vi.fn();
  const { rerender } = render(<Layer open={false} onOpenChange={onOpenChange} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Layer open onOpenChange={onOpenChange} />);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  rerender(<Layer open={false} onOpenChange={onOpenChange} />);
  rerender(<Layer open onOpenChange={onOpenChange} />);
  expect(await screen.findByText('Sheet')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('a failure after the layer has closed reports nothing, and leaves what is open now', async () => {
  const code = Promise.withResolvers<{ default: typeof Sheet }>();
  const Layer = lazyLayer<Props>(() => code.promise);
  const onOpenChange = vi.fn();
  const page = (open: boolean) => (
    <ToastProvider>
      <Layer open={open} onOpenChange={onOpenChange} />
    </ToastProvider>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await act(async () => code.reject(new Error('no script')));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loads its code once and closes once when its parent passes another function each time', async () => {
  const code = Promise.withResolvers<{ default: typeof Sheet }>();
  const load = vi.fn(() => code.promise);
  const Layer = lazyLayer<Props>(load);
  const onOpenChange = vi.fn();
  const page = () => <Layer open onOpenChange={(open) => onOpenChange(open)} />;
  const { rerender } = render(page());
  // An earlier test may have used the page, which loads the code too.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const loads = load.mock.calls.length;
  rerender(page());
  await act(async () => code.reject(new Error('no script')));
  expect(load).toHaveBeenCalledTimes(loads);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test.each([
  ['offline', false, 'You are offline. Try again when you are back.'],
  ['online', true, 'This did not load. Reload the page to try again.'],
])('reports %s that its code did not load', async (_, isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Layer = lazyLayer<Props>(() => Promise.reject(new Error('no script')));
  const onOpenChange = vi.fn();
  render(
    <ToastProvider>
      <Layer open onOpenChange={onOpenChange} />
    </ToastProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
