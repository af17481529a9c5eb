import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ToastProvider, useToast } from '../toast/Toast.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s opens from its trigger, has a name, and closes on Escape, which returns focus', async (_, Layer) => {
  const change = vi.fn();
  render(
    <Layer
      title="Size guide"
      description="In centimetres"
      trigger={<Button>Size guide</Button>}
      onOpenChange={change}
    >
      <p>28 by 21</p>
    </Layer>,
  );
  const trigger = screen.getByRole('button', { name: 'Size guide' });
  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', { name: 'Size guide' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'In centimetres',
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(trigger);
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('a press on a button inside DialogClose or on the close button closes the dialog', async () => {
  render(
    <Dialog
      defaultOpen
      title="Remove this item?"
      footer={
        <DialogClose>
          <Button>Keep it</Button>
        </DialogClose>
      }
    >
      <p>It goes back to the shop.</p>
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function RemovableLines({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState(['Warden bag']);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <ul aria-label="Bag">
      {lines.map((line) => (
        <li key={line}>
          <button onClick={() => setOpen(true)}>Remove {line}</button>
        </li>
      ))}
      <Dialog open={open} onOpenChange={(now) => !now && close()} title="Remove this item?">
        <button
          onClick={() => {
            setLines([]);
            close();
          }}
        >
          Remove
        </button>
      </Dialog>
    </ul>
  );
}

test('a controlled dialog without a trigger returns focus to the previously focused element', async () => {
  render(<RemovableLines onClose={vi.fn()} />);
  const opener = screen.getByRole('button', { name: 'Remove Warden bag' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('after closing, moves focus to the nearest remaining element if the opener is gone', async () => {
  render(<RemovableLines onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Warden bag' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Bag' })));
});

test('Escape closes the front layer first, and each closed layer returns focus to its opener', async () => {
  render(
    <Drawer title="Filter" trigger={<Button>Filter</Button>}>
      <Dialog title="Size guide" trigger={<Button>Guide</Button>}>
        <p>28 by 21</p>
      </Dialog>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guide' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Guide'));
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filter'));
});

function Undo() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ message: 'Removed', action: { label: 'Undo', onSelect: vi.fn() } })}>
      Do it
    </Button>
  );
}

const scrim = () => screen.getByRole('dialog').previousElementSibling as Element;

test('a press outside closes the dialog, except on a toast or with disablePointerDismissal', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <ToastProvider>
      <Dialog defaultOpen title="Wishlist" onOpenChange={change}>
        <Undo />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await userEvent.click(screen.getByText('Undo'));
  expect(change).not.toHaveBeenCalled();
  rerender(
    <ToastProvider>
      <Dialog defaultOpen disablePointerDismissal title="Wishlist" onOpenChange={change}>
        <Undo />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(scrim());
  expect(change).not.toHaveBeenCalled();
  rerender(
    <ToastProvider>
      <Dialog defaultOpen title="Wishlist" onOpenChange={change}>
        <Undo />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(scrim());
  expect(change).toHaveBeenCalledWith(false);
});

test('an open dialog hides the page from assistive technology; the server renders no dialog', async () => {
  render(
    <>
      <main>Bags</main>
      <Dialog defaultOpen title="Size guide">
        28 by 21
      </Dialog>
    </>,
  );
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  const closed = (
    <Dialog defaultOpen title="Size guide">
      28 by 21
    </Dialog>
  );
  expect(renderToString(closed)).toBe('');
});
