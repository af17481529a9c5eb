import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NewsletterConfirmScreen } from './NewsletterConfirmScreen.tsx';

const meta = {
  component: NewsletterConfirmScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Confirm the newsletter',
      missingStates: {
        loading: 'It reads nothing.',
        slow: 'It reads nothing.',
        failed: 'It reads nothing; the page after the press shows a failure.',
        offline: 'The browser shows a page of its own.',
        empty: 'It always has a link of a message.',
        'long text': 'Its texts are fixed.',
      },
    },
    layout: 'fullscreen',
    pictures: { skip: 'A heading, a sentence and a button of EmptyPage.' },
  },
  args: { token: '7.t1k0a0.abc' },
} satisfies Meta<typeof NewsletterConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirm the newsletter' })).toBeVisible();
    const form = canvas.getByRole('button', { name: 'Confirm' }).closest('form');
    await expect(form).toHaveAttribute('method', 'post');
  },
};
