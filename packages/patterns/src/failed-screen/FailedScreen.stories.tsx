import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailedScreen } from './FailedScreen.tsx';

const meta = {
  component: FailedScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'This piece could not be shown', onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This piece could not be shown',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('The store did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** More is known than that the store did not answer. */
export const WithWords: Story = {
  args: {
    title: 'This list could not be shown',
    children:
      'The store did not answer. Your filters are kept, and so is the place in the list that you had come to.',
  },
};
