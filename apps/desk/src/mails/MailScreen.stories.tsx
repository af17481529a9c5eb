import { rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Message',
      missingStates: {
        empty: 'A message has a text.',
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
  args: { address: '/desk/mails/41' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message is in a frame without scripts and without the session. */
export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('The frame belongs to the message.') },
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle('Message: Your order LX-2611-2048-77');
    await expect(frame).toHaveAttribute('sandbox', '');
  },
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ mail: rejection('unknownMail') }) },
  },
  play: find('There is no such message.'),
};
