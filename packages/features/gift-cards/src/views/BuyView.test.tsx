import { rupeesToPaise } from '@luxe/format';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { initialValues } from '../data/buyDraft.ts';
import type { BuyModel, BuyValues } from '../data/types.ts';
import { BuyView } from './BuyView.tsx';

const model: BuyModel = {
  designs: [
    { id: 'ink', title: 'Any occasion', tone: 'ink', picture: undefined },
    { id: 'paper', title: 'Wedding', tone: 'paper', picture: undefined },
  ],
  presets: [5000, 10_000, 25_000].map(rupeesToPaise),
  least: rupeesToPaise(1000),
  most: rupeesToPaise(100_000),
  messageLimit: 20,
  firstDay: '2027-01-02',
  lastDay: '2027-04-01',
  validityMonths: 12,
};

function show(draft: Partial<BuyValues> = {}) {
  const onSubmit = vi.fn();
  const onDraft = vi.fn<(values: BuyValues) => void>();
  render(
    <BuyView
      model={model}
      initial={initialValues(model)}
      readDraft={() => draft}
      onDraft={onDraft}
      onSubmit={onSubmit}
      corporateHref="/corporate-gift-card"
    />,
  );
  return { onSubmit, onDraft };
}

const submit = () => userEvent.click(screen.getAllByRole('button', { name: /^Continue to payment/ })[0]!);
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function fillIn() {
  await type('Their name', 'Meera');
  await type('Their e-mail', 'meera@example.com');
  await type('Your name', 'Ananya');
  await type('Your e-mail', 'ananya@example.com');
}

test('shows the card as the recipient will see it, while the shopper types [ACC-11]', async () => {
  show();
  const preview = within(screen.getByRole('group', { name: 'How it will look' }));
  expect(preview.getByText('₹10,000')).toBeDefined();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Message/), 'Be well');
  await userEvent.click(screen.getByRole('radio', { name: '₹25,000' }));
  expect(preview.getByText('Meera, from Ananya')).toBeDefined();
  expect(preview.getByText('Be well')).toBeDefined();
  expect(preview.getByText('₹25,000')).toBeDefined();
});

test.each(['999', '100001', 'much', ''])('does not continue with the typed amount %j', async (amount) => {
  const { onSubmit } = show();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  if (amount) await type('Amount in rupees', amount);
  await submit();
  expect(await screen.findAllByText(/^Enter (an|the) amount/)).not.toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Amount in rupees'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('continues with a typed amount at the limit', async () => {
  const { onSubmit } = show();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await type('Amount in rupees', '₹1,00,000');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ preset: 'other', otherAmount: '₹1,00,000', when: 'now', date: null }),
  );
});

test('names each missing field, and does not continue', async () => {
  const { onSubmit } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'On a date' }));
  await userEvent.type(screen.getByLabelText(/^Message/), 'A message that is too long');
  await submit();
  await screen.findByText('Enter their name.');
  for (const text of [
    'Enter their name.',
    'Enter your name. It is on the card.',
    'Choose the day on which we send it.',
    'Shorten the message to 20 characters.',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Their name'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('restores what was typed before a reload, and stores each change', async () => {
  const { onDraft } = show({ recipientName: 'Meera', design: 'paper', preset: 'other', otherAmount: '7500' });
  expect(screen.getByLabelText<HTMLInputElement>('Their name').value).toBe('Meera');
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('7500');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wedding' }).checked).toBe(true);
  await type('Your name', 'A');
  expect(onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ recipientName: 'Meera', senderName: 'A', otherAmount: '7500' }),
  );
});
