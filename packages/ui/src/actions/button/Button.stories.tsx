import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  parameters: { subject: { kind: 'action' } },
  component: Button,
  args: { children: 'Add to bag' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { parameters: { states: ['usual'] } };
export const Secondary: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'secondary', children: 'Buy now' },
};
export const Plain: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'plain', children: 'Remove' },
};
export const Purchase: Story = {
  parameters: { states: ['variant'] },
  args: { size: 'l', children: 'Pay ₹3,70,900' },
};
export const Small: Story = {
  parameters: { states: ['variant'] },
  args: { size: 's', emphasis: 'secondary', children: 'Apply' },
};
export const WithIcon: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'secondary', icon: 'filter', children: 'Filter (6)' },
};
export const Busy: Story = { parameters: { states: ['busy'] }, args: { busy: true, busyLabel: 'Adding' } };
export const BusySecondary: Story = {
  parameters: { states: ['busy'] },
  args: { busy: true, busyLabel: 'Loading', emphasis: 'secondary', children: 'Show 24 more' },
};
/** The line grows from the right. */
export const BusyRightToLeft: Story = {
  parameters: { states: ['busy'] },
  args: { busy: true, busyLabel: 'Adding' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const line = button.lastElementChild?.getBoundingClientRect();
    const borderWidth = 1;
    await expect(line?.right).toBeCloseTo(button.getBoundingClientRect().right - borderWidth, 0);
  },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, children: 'Out of stock' },
};
export const DisabledWithReason: Story = {
  parameters: { states: ['disabled'] },
  args: { disabledReason: 'Choose a size first' },
};
export const Block: Story = { parameters: { states: ['variant'] }, args: { block: true, size: 'l' } };
export const LongLabel: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'Send a code to the number I gave when I made this account' },
  globals: { viewport: { value: 'mobile' } },
};
export const Focused: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
/** Enter and Space press the button. A button with `disabledReason` stays in the tab order. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { onClick: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
