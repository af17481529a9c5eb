import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { NewsletterScreen } from './NewsletterScreen.tsx';

const skip = { pictures: { skip: 'A heading, a notice and the field of LineForm.' } };

const meta = {
  component: NewsletterScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Newsletter',
      missingStates: {
        loading: 'It reads nothing.',
        slow: 'It reads nothing.',
        offline: 'The browser shows a page of its own.',
        empty: 'The field begins empty in Usual.',
        'long text': 'Its texts are fixed.',
      },
    },
    layout: 'fullscreen',
    ...skip,
  },
  args: { outcome: undefined },
} satisfies Meta<typeof NewsletterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Sent: Story = { args: { outcome: 'sent' }, parameters: { states: ['done'] } };
export const Invalid: Story = { args: { outcome: 'invalid' }, parameters: { states: ['error'] } };
export const Busy: Story = { args: { outcome: 'busy' }, parameters: { states: ['rejected'] } };
/** The link of the message was pressed. */
export const Confirmed: Story = { args: { outcome: 'confirmed' }, parameters: { states: ['done'] } };
export const Expired: Story = { args: { outcome: 'expired' }, parameters: { states: ['expired'] } };
export const Unknown: Story = { args: { outcome: 'unknown' }, parameters: { states: ['not found'] } };
export const Failed: Story = {
  args: { outcome: 'failed' },
  parameters: { states: ['failed'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('That did not work');
  },
};
