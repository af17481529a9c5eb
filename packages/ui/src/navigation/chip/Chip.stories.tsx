import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Chip,
  args: { children: 'Totes', href: '#bags' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { parameters: { states: ['usual'] } };
export const Button: Story = {
  parameters: { states: ['variant'] },
  args: { href: undefined, children: 'WINTER5000' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'Handbags, clutches and small leather goods, ₹20,000 to ₹2,50,000' },
};
/** Enter and Space call `onRemove`. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { href: undefined, children: 'WINTER5000', onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove WINTER5000' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
export const Applied: Story = {
  parameters: { states: ['chosen'] },
  render: () => (
    <Stack direction="row" gap={24} wrap>
      {['Top-handle', 'Crescent', 'Totes', 'Wallets', '₹20,000 to ₹2,50,000'].map((label) => (
        <Chip key={label} href="#bags">
          {label}
        </Chip>
      ))}
    </Stack>
  ),
};
