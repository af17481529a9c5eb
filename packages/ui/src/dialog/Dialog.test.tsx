import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s opens from its trigger, is named, closes on Escape and gives focus back', async (_, Layer) => {
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

test('closes by its cross and by what a caller wraps', async () => {
  render(
    <Dialog
      defaultOpen
      title="Remove this piece?"
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
