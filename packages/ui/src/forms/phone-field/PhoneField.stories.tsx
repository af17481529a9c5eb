import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  parameters: { subject: { kind: 'field', missingStates: { 'long text': 'Ten digits.' } } },
  component: PhoneField,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: '9812345670' } };
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { defaultValue: '98123', error: 'Enter all ten digits' },
};
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'Only the courier will call it' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: '9812345670', disabled: true, hint: 'You log in with this number' },
};
/** Strips country code, spaces and leading zeros. */
export const Pasted: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Mobile number');
    await userEvent.click(input);
    await userEvent.paste('+91 981 234 5670');
    await expect(input).toHaveValue('9812345670');
  },
};
