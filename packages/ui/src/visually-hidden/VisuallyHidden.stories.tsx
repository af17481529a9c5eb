import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
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

/** Heard as “MRP ₹1,18,000”, seen as a struck price; takes no room. */
export const Words: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('MRP')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('MRP').offsetWidth).toBeLessThanOrEqual(1);
  },
};
