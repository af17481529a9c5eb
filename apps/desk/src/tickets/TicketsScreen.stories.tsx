import { deskVariants } from '@luxe/contract/desk-samples';
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
      name: 'Tickets',
      missingStates: {
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        narrow: 'Orders shows it: all tables become lists.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/tickets' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'long text'], ...skip('The list is that of Orders.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2 tickets');
    await expect(canvas.getByText('Late')).toBeVisible();
    // The late ticket has no answer yet, and the other one has.
    await expect(canvas.getByText(/^Acknowledgement was due/)).toBeVisible();
    await expect(canvas.queryByText(/^Acknowledge by/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'All, newest first');
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('all'));
  },
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ tickets: deskVariants.tickets.empty }) },
  },
  play: find('No open tickets'),
};
