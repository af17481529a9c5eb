import { act, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../toast/Toast.tsx';
import { useLazyLayer } from './useLazyLayer.ts';

const Sheet = () => null;

test('open() shows the layer once its code has loaded, and close() removes it', async () => {
  const { result } = renderHook(() => useLazyLayer(async () => Sheet));
  expect(result.current.Layer).toBeUndefined();
  expect(await act(() => result.current.open())).toBe(true);
  expect(result.current.Layer).toBe(Sheet);
  act(() => result.current.close());
  expect(result.current.Layer).toBeUndefined();
});

test('open() shows nothing if the code fails to load, and the next call loads the code again', async () => {
  const loads = [Promise.reject(new Error('offline')), Promise.resolve(Sheet)];
  const { result } = renderHook(() => useLazyLayer(() => loads.shift() ?? Promise.resolve(Sheet)));
  expect(await act(() => result.current.open())).toBe(false);
  expect(result.current.Layer).toBeUndefined();
  expect(await act(() => result.current.open())).toBe(true);
  expect(result.current.Layer).toBe(Sheet);
});

test('openOnPress() opens the layer, or shows a toast if its code fails to load', async () => {
  const load = vi.fn<() => Promise<typeof Sheet>>().mockRejectedValueOnce(new Error('no script'));
  load.mockResolvedValue(Sheet);
  const { result } = renderHook(() => useLazyLayer(load), { wrapper: ToastProvider });
  await act(async () => result.current.openOnPress());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This did not load. Reload the page to try again.',
  );
  await act(async () => result.current.openOnPress());
  expect(result.current.Layer).toBe(Sheet);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
