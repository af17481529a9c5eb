import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'Cliq cash', note: 'Balance ₹12,500' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { detail: 'Not used' } };
export const On: Story = { args: { defaultChecked: true, detail: '−₹12,500' } };
export const Disabled: Story = { args: { disabled: true, note: 'No balance' } };
export const LongText: Story = {
  args: {
    label: 'Send me a message when an item from a brand that I follow is back in my size',
    note: 'At most one a day, between nine in the morning and eight in the evening',
    detail: 'Not used',
  },
};
/** Space toggles the switch. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: /^Cliq cash/ });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
