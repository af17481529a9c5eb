import { samples } from '@luxe/contract/samples';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AddressStep } from './AddressStep.tsx';

const done = { ok: true } as const;

/** The address is being saved until `save` is called. */
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

const isFolded = () => screen.findByRole('button', { name: 'Edit: Deliver to' });

test('an address that is saved gives the focus to the way back to it', async () => {
  const save = await showSaving();
  save();
  const edit = await isFolded();
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('a save that ends late leaves the focus with a shopper who has gone on [CHK-31]', async () => {
  const save = await showSaving();
  const coupon = screen.getByRole('button', { name: 'Choose a coupon' });
  coupon.focus();
  save();
  await isFolded();
  expect(document.activeElement).toBe(coupon);
});
