import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = { component: CountBadge, args: { count: 3 } } satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Plain: Story = { args: { tone: 'plain', count: 12 } };
export const Counts: Story = {
  render: () => (
    <Stack direction="row" gap={16}>
      {[0, 1, 12, 99, 100].map((count) => (
        <CountBadge key={count} count={count} />
      ))}
    </Stack>
  ),
};
