import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Start',
      missingStates: {
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
  args: { address: '/desk' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('The ledger balances.'),
};
/** Nothing waits, but the ledger is wrong. */
export const Unbalanced: Story = {
  parameters: {
    states: ['empty'],
    ...skip('It has fewer parts than Usual.'),
    msw: { handlers: mockDesk({ overview: deskVariants.overview.unbalanced }) },
  },
  play: find('The ledger is out of balance by ₹1.'),
};
/** An account without the role for orders. */
export const OtherRole: Story = {
  parameters: {
    states: ['variant'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ session: { ...deskCallSamples.session, roles: ['settings'] } }) },
  },
  play: find('Choose a screen in the navigation.'),
};
/** Transfers of items, gift cards and late payments lead to their purchases. */
export const Transfers: Story = {
  parameters: { states: ['variant'], ...skip('Usual shows it.') },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'Transfers to make' }));
    await expect(section.getByText('Items')).toBeVisible();
    await expect(section.getByText('A late payment')).toBeVisible();
    await expect(section.getByRole('link', { name: 'LX-2611-2050-31' })).toHaveAttribute(
      'href',
      '/desk/orders?id=LX-2611-2050-31',
    );
    const rejected = within(
      within(canvasElement).getByRole('region', { name: 'Refunds that the provider rejects' }),
    );
    await expect(rejected.getByRole('link', { name: 'GC-2611-2048-77' })).toHaveAttribute(
      'href',
      '/desk/gift-cards/GC-2611-2048-77',
    );
  },
};
export const CheckPayment: Story = {
  parameters: { states: ['done'], ...skip('Only the toast differs from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check with the provider' }));
    await within(document.body).findByText('Payment LX26112049121 is up to date.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Unsettled payments' })).toHaveFocus());
  },
};
