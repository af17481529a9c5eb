import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  parameters: { subject: { kind: 'field', missingStates: { error: 'It is on or off, and always valid.' } } },
  component: Switch,
  args: { label: 'Cliq cash', note: 'Balance ₹12,500' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { parameters: { states: ['empty'] }, args: { detail: 'Not used' } };
export const On: Story = {
  parameters: { states: ['chosen'] },
  args: { defaultChecked: true, detail: '−₹12,500' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, note: 'No balance' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    label: 'Send me a message when an item from a brand that I follow is back in my size',
    note: 'At most one a day, between nine in the morning and eight in the evening',
    detail: 'Not used',
  },
};
/** Space toggles the switch. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: /^Cliq cash/ });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
