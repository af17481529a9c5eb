import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { PincodeField } from './PincodeField.tsx';

const meta = {
  parameters: { subject: { kind: 'field', missingStates: { 'long text': 'Six digits.' } } },
  component: PincodeField,
} satisfies Meta<typeof PincodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { defaultValue: '1100', error: 'Enter all six digits' },
};
export const Serviceable: Story = {
  parameters: { states: ['chosen', 'valid'] },
  args: { defaultValue: '110003', success: 'New Delhi. Delivers in four days' },
};
export const WithCheck: Story = {
  parameters: { states: ['variant'] },
  args: { suffix: <TextButton tone="underlined">Check</TextButton> },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: '110003', disabled: true, hint: 'The order is on its way there' },
};
export const NotServed: Story = {
  parameters: { states: ['rejected'] },
  args: {
    defaultValue: '744301',
    error: 'We do not deliver to 744301 yet. Try another, or collect from a store',
  },
};
/** Ignores letters and calls `onComplete` at the sixth digit. */
export const Typing: Story = {
  parameters: { states: ['variant'] },
  args: { onComplete: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Pincode'), '11a0 003');
    await expect(args.onComplete).toHaveBeenCalledWith('110003');
  },
};
