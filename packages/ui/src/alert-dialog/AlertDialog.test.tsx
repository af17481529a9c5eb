import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

function asking(onConfirm: () => void | Promise<string | void>) {
  const change = vi.fn();
  render(
    <AlertDialog
      trigger={<Button>Delete</Button>}
      title="Delete this address?"
      description="Orders on their way are not affected."
      confirmLabel="Delete address"
      cancelLabel="Keep it"
      onConfirm={onConfirm}
      onOpenChange={change}
    />,
  );
  return change;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete address' }));

test('is named and described, and begins on the answer that changes nothing', async () => {
  asking(vi.fn());
  await open();
  const question = screen.getByRole('alertdialog', { name: 'Delete this address?' });
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Orders on their way are not affected.',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

test('the ground does not answer it, Escape does, and focus returns', async () => {
  const confirmed = vi.fn();
  asking(confirmed);
  await open();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).not.toHaveBeenCalled();
});

test('closes at once where there is nothing to wait for', async () => {
  const confirmed = vi.fn();
  const change = asking(confirmed);
  await open();
  await confirm();
  expect(confirmed).toHaveBeenCalledOnce();
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('stays, and cannot be closed, while the answer is under way', async () => {
  let finish: () => void = vi.fn();
  asking(() => new Promise<void>((resolve) => (finish = resolve)));
  await open();
  await confirm();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Delete address' }).getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  [
    'resolves to a reason',
    () => Promise.resolve('An order is on its way there.'),
    'An order is on its way there.',
  ],
  ['rejects', () => Promise.reject(new Error('offline')), /nothing has changed/],
])('what %s is said in it', async (_, onConfirm, words) => {
  asking(onConfirm);
  await open();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
