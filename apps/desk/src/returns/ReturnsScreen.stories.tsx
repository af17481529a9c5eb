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
      name: 'Returns',
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
  args: { address: '/desk/returns' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('2 returns on this page'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ returns: deskVariants.returns.empty }) },
  },
  play: find('No return is open.'),
};
/** The filter is in the address. The focus stays on the field. */
export const Filtered: Story = {
  parameters: {
    states: ['chosen'],
    ...skip('Only the filter differs from Usual.'),
    msw: {
      handlers: mockDesk({
        returns: ({ query }) =>
          query.state === 'received' ? deskVariants.returns.empty : deskCallSamples.returns,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const state = await canvas.findByLabelText('State');
    await userEvent.selectOptions(state, 'Return: received, to inspect');
    await canvas.findByText(/No return matches/);
    await expect(state).toHaveValue('received');
    await waitFor(() => expect(state).toBeVisible());
  },
};
