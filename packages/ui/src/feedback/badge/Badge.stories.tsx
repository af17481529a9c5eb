import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: Badge,
  args: { count: 3 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = { parameters: { states: ['usual'] } };
export const Plain: Story = { parameters: { states: ['variant'] }, args: { tone: 'plain', count: 12 } };
/** Counts above 99 show "99+" (SHL-09). */
export const Many: Story = { parameters: { states: ['many'] }, args: { count: 140 } };
export const Counts: Story = {
  parameters: { states: ['many'] },
  render: () => (
    <Stack direction="row" gap={16}>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Stack>
  ),
};
