import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const meta = {
  component: UnsubscribeScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Unsubscribe',
      missingStates: {
        loading: 'It reads nothing.',
        slow: 'It reads nothing.',
        offline: 'The browser shows a page of its own.',
        'long text': 'Its texts are fixed.',
      },
    },
    layout: 'fullscreen',
    pictures: { skip: 'A heading, a notice and a button.' },
  },
  args: { token: '7.t1k0a0.abc', outcome: undefined },
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const WithoutLink: Story = { args: { token: '' }, parameters: { states: ['empty'] } };
export const Ended: Story = {
  args: { outcome: 'ended' },
  parameters: { states: ['done'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Get these e-mails again' });
  },
};
export const Resumed: Story = {
  args: { outcome: 'resumed' },
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Our e-mails come again');
  },
};
export const Unknown: Story = {
  args: { token: '', outcome: 'unknown' },
  parameters: { states: ['rejected'] },
};
export const Failed: Story = { args: { outcome: 'failed' }, parameters: { states: ['failed'] } };
