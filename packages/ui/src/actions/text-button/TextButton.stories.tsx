import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from './TextButton.tsx';

const meta = { component: TextButton, args: { children: 'Change' } } satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Underlined: Story = { args: { tone: 'underlined', children: 'Clear all' } };
export const Disabled: Story = { args: { disabled: true, children: 'Resend' } };
export const LongText: Story = {
  args: { children: 'Change the address that we collect the item from, for this return only' },
  globals: { viewport: { value: 'mobile' } },
};
/** Enter and Space press the button. */
export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
