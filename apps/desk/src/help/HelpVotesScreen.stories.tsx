import { deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Help votes',
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
  args: { address: '/desk/help' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('The tables are those of Orders.') },
  play: find('When does my order arrive?'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ helpVotes: deskVariants.helpVotes.empty }) },
  },
  play: find('No answers yet'),
};
