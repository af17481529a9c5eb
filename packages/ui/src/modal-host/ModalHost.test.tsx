import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { modal, ModalHost, useModal, useModalFrame, type ModalContentProps } from './ModalHost.tsx';

function Callback({ brand, onDone }: { brand: string } & ModalContentProps<'asked'>) {
  useModalFrame({ description: `A person from ${brand} rings you` });
  return <button onClick={() => onDone('asked')}>Ring me</button>;
}
const callback = modal({ title: 'Request a call', load: () => Promise.resolve(Callback) });
const guide = modal({
  title: 'Size guide',
  load: () =>
    Promise.resolve(({ onDone }: ModalContentProps<never>) => (
      <button onClick={() => onDone()}>Got it</button>
    )),
});

const answers = vi.fn();

function Page({ above = false }: { above?: boolean }) {
  const modals = useModal();
  const ask = () =>
    void modals.open(callback, { brand: 'Oduvia' }).then((answer) => answers('callback', answer));
  return (
    <main>
      <button onClick={ask}>Talk to us</button>
      <button
        onClick={() => {
          ask();
          setTimeout(
            () => void modals.open(guide, {}, { above }).then((answer) => answers('guide', answer)),
            50,
          );
        }}
      >
        Both
      </button>
    </main>
  );
}

const shop = (place: string, above = false) => (
  <StrictMode>
    <ModalHost place={place}>
      <Page above={above} />
    </ModalHost>
  </StrictMode>
);

test('opens from anywhere, answers with what its content came to, and gives focus back [SHL-20]', async () => {
  answers.mockClear();
  render(shop('/bags'));
  const opener = screen.getByRole('button', { name: 'Talk to us' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Request a call' });
  await screen.findByText('A person from Oduvia rings you');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ring me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(answers.mock.calls).toEqual([['callback', 'asked']]);
});

test('closes on Escape and on a navigation, and then nothing came of it [SHL-20]', async () => {
  answers.mockClear();
  const { rerender } = render(shop('/bags'));
  const opener = screen.getByRole('button', { name: 'Talk to us' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toHaveBeenLastCalledWith('callback', undefined));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  rerender(shop('/shoes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers).toHaveBeenCalledTimes(2);
});

function GuardedPage() {
  const modals = useModal();
  useEffect(() => void modals.open(guide, {}), [modals]);
  return <h1>Orders</h1>;
}

test('what a page opens as it is come to stays open [SHL-20]', async () => {
  const { rerender } = render(<ModalHost place="/bags">Bags</ModalHost>);
  rerender(
    <ModalHost place="/orders">
      <GuardedPage />
    </ModalHost>,
  );
  expect(await screen.findByRole('dialog', { name: 'Size guide' })).toBeDefined();
});

test('a second takes the place of the first, whose caller hears [SHL-20]', async () => {
  answers.mockClear();
  render(shop('/bags'));
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  const second = await screen.findByRole('dialog', { name: 'Size guide' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  await waitFor(() => expect(answers.mock.calls).toEqual([['callback', undefined]]));
  expect(document.activeElement).toBe(second);
});

test('or stands above it, and closing comes back to the first [SHL-20]', async () => {
  render(shop('/bags', true));
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeDefined();
});

test('content that does not load or breaks says so in its place, and is tried again', async () => {
  const load = vi
    .fn<() => Promise<(props: ModalContentProps<never>) => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'Here at last');
  const flaky = modal({ title: 'Offers', load });
  function Opener() {
    const modals = useModal();
    return <button onClick={() => void modals.open(flaky, {})}>Offers</button>;
  }
  render(
    <ModalHost place="/">
      <Opener />
    </ModalHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Offers' }));
  await screen.findByText('This did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here at last')).toBeDefined();
});

test('a modal knows what it takes and what it comes to', () => {
  const { open } = { open: vi.fn() as unknown as ReturnType<typeof useModal>['open'] };
  const opened = () => open(callback, { brand: 'Oduvia' });
  expectTypeOf(opened).returns.resolves.toEqualTypeOf<'asked' | undefined>();
  // @ts-expect-error it takes a brand
  void (() => open(callback, {}));
});

test('a hook without its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Page />)).toThrow('<ModalHost>');
  vi.restoreAllMocks();
});

test('stops preserving the focus of the page when the host unmounts', async () => {
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
    // The focus is restored in the frame after the change.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement?.localName;
  };
  const host = render(<ModalHost place="/bags">{null}</ModalHost>);
  await vi.waitFor(async () => expect(await loseFocus()).toBe('h1'), { timeout: 10_000 });
  host.unmount();
  expect(await loseFocus()).toBe('body');
});
