import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawing } from '../../media/image/drawing.ts';
import { Image } from '../../media/image/Image.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { BusyArea } from './BusyArea.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: BusyArea,
  args: {
    busy: false,
    children: (
      <Stack gap={8}>
        <Text>412 items</Text>
        <Image {...drawing.bag} ratio="4/5" tone="media" fit="contain" />
      </Stack>
    ),
  },
} satisfies Meta<typeof BusyArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = { parameters: { states: ['usual'] } };
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByText('412 items');
    await expect(count.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};
