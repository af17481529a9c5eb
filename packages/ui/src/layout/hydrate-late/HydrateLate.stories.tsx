import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { HydrateLate } from './HydrateLate.tsx';

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: HydrateLate,
  args: { children: <Text>Details below the first screen.</Text> },
} satisfies Meta<typeof HydrateLate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Details below the first screen.')).toBeVisible();
  },
};
