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
      name: 'Gift cards',
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
  args: { address: '/desk/gift-cards' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('The list is that of Orders.') },
  play: find('2 gift cards'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ giftCards: deskVariants.giftCards.empty }) },
  },
  play: find('No gift card was bought yet.'),
};
/** The search is in the address. It finds nothing until the end of the code is complete. */
export const Filtered: Story = {
  parameters: {
    states: ['chosen', 'error'],
    ...skip('Only the search differs from Usual.'),
    msw: {
      handlers: mockDesk({
        giftCards: ({ query: { email, lastFour, state } }) =>
          email === 'meera' && lastFour === 'cv0c' && state === 'refunded'
            ? deskVariants.giftCards.empty
            : deskCallSamples.giftCards,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2 gift cards');
    await userEvent.type(canvas.getByLabelText('E-mail of recipient or buyer'), 'meera');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Refunded');
    const code = canvas.getByLabelText('End of the code');
    await userEvent.type(code, 'cv0{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter the last four characters/));
    await userEvent.type(code, 'c{Enter}');
    await canvas.findByText(/No gift card matches/);
    await expect(canvas.getByLabelText('State')).toHaveValue('refunded');
  },
};
