import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  component: FailedScreen,
  parameters: { subject: { kind: 'text' }, layout: 'fullscreen' },
  args: { title: 'This product could not be shown', onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This product could not be shown',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not reach the store.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The caller passes a sentence that is more specific than the default sentence. */
export const WithDetails: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'This list could not be shown',
    children: 'We could not reach the store. Your filters and your position in the list are saved.',
  },
};
