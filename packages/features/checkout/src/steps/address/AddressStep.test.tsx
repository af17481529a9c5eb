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
      >
        <button>Add gift options</button>
      </AddressStep>
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

test.each(['Choose a coupon', 'Add gift options'])(
  'leaves the focus on "%s" if the shopper focuses it while an address is being saved [CHK-31]',
  async (name) => {
    const save = await showSaving();
    const next = screen.getByRole('button', { name });
    next.focus();
    save();
    await findEditButton();
    expect(document.activeElement).toBe(next);
  },
);
