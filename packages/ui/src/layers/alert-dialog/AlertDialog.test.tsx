import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

function renderDialog(onConfirm: () => void | Promise<string | void>) {
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

test('the dialog has a name, a description and initial focus on the cancel button', async () => {
  renderDialog(vi.fn());
  await open();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this address?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Orders on their way are not affected.',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

test('the dialog ignores a press outside, closes on Escape and returns focus', async () => {
  const confirmed = vi.fn();
  renderDialog(confirmed);
  await open();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).not.toHaveBeenCalled();
});

test('the dialog closes at once if onConfirm returns no promise', async () => {
  const confirmed = vi.fn();
  const change = renderDialog(confirmed);
  await open();
  await confirm();
  expect(confirmed).toHaveBeenCalledOnce();
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('the dialog stays open and cannot be closed while onConfirm is pending', async () => {
  let finish: () => void = vi.fn();
  renderDialog(() => new Promise<void>((resolve) => (finish = resolve)));
  await open();
  await confirm();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Delete address' }).getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  [
    'resolves to a message',
    () => Promise.resolve('An order is on its way there.'),
    'An order is on its way there.',
  ],
  ['rejects', () => Promise.reject(new Error('offline')), /nothing has changed/],
])('shows an error if onConfirm %s', async (_, onConfirm, message) => {
  renderDialog(onConfirm);
  await open();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
