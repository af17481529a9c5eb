import { Surface } from '@luxe/ui/surface';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MiniBagFrame } from './MiniBagFrame.tsx';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './MiniBagStates.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Mini bag' } },
  // Width of the card.
  decorators: [
    (Story) => (
      <Surface tone="raised" style={{ maxWidth: 440, padding: 24 }}>
        <MiniBagFrame>{Story()}</MiniBagFrame>
      </Surface>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Loading: Story = {
  parameters: { states: ['loading'] },
  render: () => <MiniBagLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your bag');
  },
};
export const Empty: Story = { parameters: { states: ['empty'] }, render: () => <MiniBagEmpty /> };
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => <MiniBagFailed onRetry={retry} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
