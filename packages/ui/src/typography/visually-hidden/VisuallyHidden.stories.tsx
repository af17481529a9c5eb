import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: VisuallyHidden,
  args: { children: 'MRP' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> <s>₹1,18,000</s>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce “MRP ₹1,18,000”. The text takes no space. */
export const HiddenText: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('MRP')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('MRP').offsetWidth).toBeLessThanOrEqual(1);
  },
};
