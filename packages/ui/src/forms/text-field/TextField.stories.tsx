import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: 'Ananya Rao' } };
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'As it should appear on the parcel' },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { defaultValue: 'A', error: 'Enter your full name' },
};
export const Valid: Story = {
  parameters: { states: ['valid'] },
  args: { label: 'Pincode', defaultValue: '110003', success: 'New Delhi. Delivers in four days' },
};
export const ReadOnly: Story = {
  parameters: { states: ['disabled'] },
  args: { label: 'Order', defaultValue: 'LX-240981', readOnly: true, autoComplete: 'off' },
};
export const HiddenLabel: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'Your e-mail',
    hideLabel: true,
    placeholder: 'Your e-mail',
    type: 'email',
    autoComplete: 'email',
  },
};
export const WithPrefix: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Amount', prefix: '₹', inputMode: 'numeric', defaultValue: '5,000', autoComplete: 'off' },
};
export const Optional: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Landmark', optional: true },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { label: 'Country', defaultValue: 'India', disabled: true, hint: 'We deliver in India only' },
};
export const WithAction: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Coupon', suffix: <TextButton tone="underlined">Apply</TextButton>, autoComplete: 'off' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    label: 'Flat number, building, street and anything else that helps the person at the gate',
    defaultValue: 'Flat 1204, Tower C, The Magnolias, Golf Course Road, DLF Phase 5, Sector 42',
    error: 'Enter an address of up to 60 characters, without the city, which comes from the pincode',
  },
};
