import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Chip } from './Chip.tsx';

const meta = { component: Chip, args: { children: 'Totes', href: '#bags' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Button: Story = { args: { href: undefined, children: 'WINTER5000' } };
export const Applied: Story = {
  render: () => (
    <Stack direction="row" gap={24} wrap>
      {['Top-handle', 'Crescent', 'Totes', 'Wallets', '₹20,000 to ₹2,50,000'].map((words) => (
        <Chip key={words} href="#bags">
          {words}
        </Chip>
      ))}
    </Stack>
  ),
};
