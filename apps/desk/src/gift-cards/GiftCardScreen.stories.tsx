import { deskVariants } from '@luxe/contract/desk-samples';
import { rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noConnection } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Gift card',
      missingStates: {
        empty: 'A gift card has an amount and two people.',
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
        narrow: 'Orders shows it: all tables become lists.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/gift-cards/GC-2611-2048-77' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card above a limit, which waits for a person. */
export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('This gift card waits for a review'),
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ giftCard: rejection('giftCardOrderNotFound') }) },
  },
  play: find('Not found'),
};
/** A release needs a reason. Then the moves of an issued card replace those of a review. */
export const Release: Story = {
  parameters: { states: ['error', 'done'], ...skip('Usual and the dialog of Orders show it.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Release: GC-/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    const reason = dialog.getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter the reason/));
    await userEvent.type(reason, 'The buyer sent the invoice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await within(document.body).findByText('The card is released.');
    await canvas.findByRole('button', { name: 'Block' });
    await expect(canvas.queryByRole('button', { name: 'Release' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Moves of the gift card' })).toHaveFocus());
  },
};
/** The mail came back. The address is corrected, and the card is sent with a new code. */
export const Undelivered: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['variant'],
    ...skip('Usual shows a notice, and the dialog of Orders shows it.'),
    msw: { handlers: mockDesk({ giftCard: deskVariants.giftCard.undelivered }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('550 5.1.1 The mailbox does not exist.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Send a new code: / }));
    const email = dialog.getByLabelText('E-mail of the recipient');
    await expect(email).toHaveValue('meera.i@example.com');
    await userEvent.clear(email);
    await userEvent.type(email, 'meera.iyer');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The buyer called.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an e-mail address/));
    await userEvent.type(email, '@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await within(document.body).findByText('A new code is on its way.');
  },
};
/** The provider rejects the refund, so the desk pays it to a bank account. */
export const RefundRejected: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['rejected'],
    ...skip('The refunds of Order show it.'),
    msw: { handlers: mockDesk({ giftCard: deskVariants.giftCard.rejected }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay it elsewhere' }));
    const dialog = within(await body.findByRole('dialog', { name: /^Pay ₹75,000/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'To a bank account' }));
    await userEvent.type(dialog.getByLabelText('Name of the account holder'), 'Ananya Rao');
    await userEvent.type(dialog.getByLabelText('IFSC'), 'HDFC0000123');
    await userEvent.type(dialog.getByLabelText('Account number'), '50100123454321');
    await userEvent.type(dialog.getByLabelText('Account number again'), '50100123454321');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay it this way' }));
    await body.findByText(/now goes to a bank account/);
    await canvas.findByText('Transfer not made yet');
    const payments = canvas.getByRole('region', { name: 'Payments' });
    await waitFor(() => expect(payments.contains(document.activeElement)).toBe(true));
  },
};
/** A transfer is due: the account is shown on request, and the transfer is recorded. */
export const Transfer: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['variant'],
    ...skip('The refunds of Order show it.'),
    msw: { handlers: mockDesk({ giftCard: deskVariants.giftCard.transfer }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the transfer' }));
    const dialog = within(await body.findByRole('dialog', { name: /^Transfer ₹75,000/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show the bank account' }));
    await dialog.findByText('50100123454321');
    await userEvent.type(dialog.getByLabelText(/UTR/), 'HDFCR52026112900012345');
    await userEvent.click(dialog.getByRole('button', { name: 'Record the transfer' }));
    await body.findByText('The transfer of ₹75,000 is recorded.');
  },
};
/** A move that does not reach the desk stays in its dialog, with the reason. */
export const MoveFailed: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['variant'],
    ...skip('The dialog of Orders shows it.'),
    msw: { handlers: mockDesk({ giftCard: deskVariants.giftCard.sent, moveGiftCard: noConnection }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Block: GC-/ }));
    const reason = dialog.getByLabelText('Reason');
    await userEvent.type(reason, 'Reported as stolen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(reason).toHaveValue('Reported as stolen.');
  },
};
