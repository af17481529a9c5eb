import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { modal, ModalHost, useModal, useModalFrame, type ModalContentProps } from './ModalHost.tsx';

function Callback({ brand, onDone }: { brand: string } & ModalContentProps<'requested'>) {
  useModalFrame({ description: `${brand} will call you` });
  return <button onClick={() => onDone('requested')}>Call me</button>;
}
const callback = modal({ title: 'Request a call', load: () => Promise.resolve(Callback) });
const guide = modal({
  title: 'Size guide',
  load: () =>
    Promise.resolve(({ onDone }: ModalContentProps<never>) => (
      <button onClick={() => onDone()}>Got it</button>
    )),
});

const results = vi.fn();

function Page({ above = false }: { above?: boolean }) {
  const modals = useModal();
  const openCallback = () =>
    void modals.open(callback, { brand: 'Oduvia' }).then((result) => results('callback', result));
  return (
    <main>
      <button onClick={openCallback}>Talk to us</button>
      <button
        onClick={() => {
          openCallback();
          setTimeout(
            () => void modals.open(guide, {}, { above }).then((result) => results('guide', result)),
            50,
          );
        }}
      >
        Both
      </button>
    </main>
  );
}

const shop = (pathname: string, above = false) => (
  <StrictMode>
    <ModalHost pathname={pathname}>
      <Page above={above} />
    </ModalHost>
  </StrictMode>
);

test('a modal opens from any component, resolves to its result and returns the focus [SHL-20]', async () => {
  results.mockClear();
  render(shop('/bags'));
  const opener = screen.getByRole('button', { name: 'Talk to us' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Request a call' });
  await screen.findByText('Oduvia will call you');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Call me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(results.mock.calls).toEqual([['callback', 'requested']]);
});

test('a modal closes on Escape and on navigation, and resolves to undefined [SHL-20]', async () => {
  results.mockClear();
  const { rerender } = render(shop('/bags'));
  const opener = screen.getByRole('button', { name: 'Talk to us' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(results).toHaveBeenLastCalledWith('callback', undefined));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  rerender(shop('/shoes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(results).toHaveBeenCalledTimes(2);
});

function GuardedPage() {
  const modals = useModal();
  useEffect(() => void modals.open(guide, {}), [modals]);
  return <h1>Orders</h1>;
}

test('a modal that a page opens on mount stays open [SHL-20]', async () => {
  const { rerender } = render(<ModalHost pathname="/bags">Bags</ModalHost>);
  rerender(
    <ModalHost pathname="/orders">
      <GuardedPage />
    </ModalHost>,
  );
  expect(await screen.findByRole('dialog', { name: 'Size guide' })).toBeDefined();
});

test('a second modal replaces the first, whose promise resolves to undefined [SHL-20]', async () => {
  results.mockClear();
  render(shop('/bags'));
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  const second = await screen.findByRole('dialog', { name: 'Size guide' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await waitFor(() => expect(results.mock.calls).toEqual([['callback', undefined]]));
  expect(document.activeElement).toBe(second);
});

test('closing a second modal opened with `above` shows the first one again [SHL-20]', async () => {
  render(shop('/bags', true));
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeDefined();
});

test('shows an error and a retry in the dialog when the content does not load', async () => {
  const load = vi
    .fn<() => Promise<(props: ModalContentProps<never>) => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'Loaded');
  const flaky = modal({ title: 'Offers', load });
  function Opener() {
    const modals = useModal();
    return <button onClick={() => void modals.open(flaky, {})}>Offers</button>;
  }
  render(
    <ModalHost pathname="/">
      <Opener />
    </ModalHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Offers' }));
  await screen.findByText('This did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loaded')).toBeDefined();
});

test('TypeScript infers the input and result types of a modal from its content', () => {
  const { open } = { open: vi.fn() as unknown as ReturnType<typeof useModal>['open'] };
  const opened = () => open(callback, { brand: 'Oduvia' });
  expectTypeOf(opened).returns.resolves.toEqualTypeOf<'requested' | undefined>();
  // @ts-expect-error The input requires a brand.
  void (() => open(callback, {}));
});

test('useModal without a ModalHost throws an error that names the missing ModalHost', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Page />)).toThrow('<ModalHost>');
  vi.restoreAllMocks();
});

test('while the host is mounted, the focus of a removed control moves to the heading of the page', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => Number(setTimeout(draw, 0)));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  const page = (shows: boolean) => (
    <main>
      <h1>Bag</h1>
      {shows && <button>Remove</button>}
    </main>
  );
  const bag = render(page(false));
  const loseFocus = async () => {
    bag.rerender(page(true));
    screen.getByRole('button').focus();
    bag.rerender(page(false));
    // The host restores the focus one animation frame after the focused control has been removed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement?.localName;
  };
  const host = render(<ModalHost pathname="/bags">{null}</ModalHost>);
  await vi.waitFor(async () => expect(await loseFocus()).toBe('h1'), { timeout: 10_000 });
  host.unmount();
  expect(await loseFocus()).toBe('body');
});
