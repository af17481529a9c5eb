import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { PrintOnly } from './PrintOnly.tsx';

const meta = {
  parameters: {
    subject: { kind: 'layout' },
  },
  component: PrintOnly,
  args: { children: <Text>On paper only.</Text> },
  render: (args) => (
    <div>
      <Text>On the screen.</Text>
      <PrintOnly {...args} />
    </div>
  ),
} satisfies Meta<typeof PrintOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('On paper only.').checkVisibility()).toBe(false);
  },
};
