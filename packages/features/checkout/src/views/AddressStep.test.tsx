import { samples } from '@luxe/contract/samples';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AddressStep } from './AddressStep.tsx';

const done = { ok: true } as const;

/** Starts saving an address. The returned function completes the save. */
async function showSaving() {
  let save = () => {};
  const saving = new Promise<typeof done>((resolve) => (save = () => resolve(done)));
  render(
    <>
      <AddressStep
        addresses={[samples.address]}
        address={samples.address}
        problem=""
        lookUp={() => Promise.resolve({ kind: 'known', data: samples.pincodeData })}
        onChoose={() => Promise.resolve(true)}
        onRemove={() => Promise.resolve(done)}
        onSave={() => saving}
      />
      <button>Choose a coupon</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  await userEvent.click(screen.getByRole('button', { name: /^Edit the address/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save address' }));
  return () => save();
}

const findEditButton = () => screen.findByRole('button', { name: 'Edit: Deliver to' });

test('moves the focus to the edit button after an address is saved', async () => {
  const save = await showSaving();
  save();
  const edit = await findEditButton();
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('does not move the focus when the shopper has moved on before a save completes [CHK-31]', async () => {
  const save = await showSaving();
  const coupon = screen.getByRole('button', { name: 'Choose a coupon' });
  coupon.focus();
  save();
  await findEditButton();
  expect(document.activeElement).toBe(coupon);
});
