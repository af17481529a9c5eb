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
