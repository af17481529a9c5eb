import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modal, ModalHost, useModal, type ModalContentProps } from '../modal-host/ModalHost.tsx';
import { lazyLayer } from './lazyLayer.tsx';
import { useLazyLayer } from './useLazyLayer.ts';

type LayerProps = { open: boolean; onOpenChange: (open: boolean) => void };

const never = <T,>() => new Promise<T>(() => undefined);
const justBefore = 119_999;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a layer whose code has not loaded after 120000 ms closes, and not earlier [SHL-28]', async () => {
  const Layer = lazyLayer<LayerProps>(() => never());
  const onOpenChange = vi.fn();
  render(<Layer open onOpenChange={onOpenChange} />);
  await pass(justBefore);
  expect(onOpenChange).not.toHaveBeenCalled();
  await pass(1);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('opening a layer fails when its code has not loaded after 120000 ms [SHL-28]', async () => {
  const { result } = renderHook(() => useLazyLayer(() => never<ComponentType>()));
  const opened = vi.fn();
  void result.current.open().then(opened);
  await pass(justBefore);
  expect(opened).not.toHaveBeenCalled();
  await pass(1);
  expect(opened).toHaveBeenCalledExactlyOnceWith(false);
});

const slow = modal<ModalContentProps<never>>({ title: 'Size guide', load: () => never() });
function Opener() {
  const modals = useModal();
  return <button onClick={() => void modals.open(slow, {})}>Open</button>;
}

it('a modal whose content has not loaded after 120000 ms shows the error with a retry [SHL-28]', async () => {
  render(
    <ModalHost pathname="/">
      <Opener />
    </ModalHost>,
  );
  screen.getByRole('button', { name: 'Open' }).click();
  // The frame of the dialog is a lazy chunk too; its content begins to load after it.
  await act(() => vi.dynamicImportSettled());
  await pass(0);
  await pass(justBefore);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alert').textContent).toContain('This did not load');
});
