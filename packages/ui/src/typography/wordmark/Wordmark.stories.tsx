import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { parameters: { subject: { kind: 'display' } }, component: Wordmark } satisfies Meta<
  typeof Wordmark
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Luxe: Story = { parameters: { states: ['usual'] } };
export const Indiluxe: Story = {
  parameters: { states: ['indiluxe'] },
  args: { catalogue: 'indiluxe' },
  globals: { catalogue: 'indiluxe' },
};
export const Sizes: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={16} align="start">
      <Wordmark size="xs" />
      <Wordmark size="s" />
      <Wordmark size="m" />
      <Wordmark size="l" />
      <Wordmark size="l" catalogue="indiluxe" />
    </Stack>
  ),
};
