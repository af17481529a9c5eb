import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from './TextButton.tsx';

const meta = {
  parameters: { subject: { kind: 'action' } },
  component: TextButton,
  args: { children: 'Change' },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { parameters: { states: ['usual'] } };
export const Underlined: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'underlined', children: 'Clear all' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, children: 'Resend' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'Change the address that we collect the item from, for this return only' },
  globals: { viewport: { value: 'mobile' } },
};
/** Enter and Space press the button. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
