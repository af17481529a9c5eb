import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CallRequest } from './CallRequest.tsx';

const meta = {
  component: CallRequest,
  parameters: {
    subject: {
      kind: 'action',
      missingStates: {
        disabled: 'It disappears once the request has a number.',
        'long text': 'Its texts are fixed.',
      },
    },
    pictures: { skip: 'A text button, and notices that Notice shows.' },
  },
  args: { number: undefined, isPending: false, hasFailed: false, onRequest: fn() },
} satisfies Meta<typeof CallRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask for a call' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  parameters: { states: ['busy'] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ask for a call' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Raised: Story = {
  args: { number: 'CB-2611-2048-77' },
  parameters: { states: ['done'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We have your request. Its number is CB-2611-2048-77');
  },
};
export const Failed: Story = {
  args: { hasFailed: true },
  parameters: { states: ['failed'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Request failed, please try again after some time');
  },
};
