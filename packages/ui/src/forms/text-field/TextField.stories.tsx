import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Full name', autoComplete: 'name' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Ananya Rao' } };
export const WithHint: Story = { args: { hint: 'As it should appear on the parcel' } };
export const WithError: Story = { args: { defaultValue: 'A', error: 'Enter your full name' } };
export const Valid: Story = {
  args: { label: 'Pincode', defaultValue: '110003', success: 'New Delhi. Delivers in four days' },
};
export const ReadOnly: Story = {
  args: { label: 'Order', defaultValue: 'LX-240981', readOnly: true, autoComplete: 'off' },
};
export const HiddenLabel: Story = {
  args: {
    label: 'Your email',
    hideLabel: true,
    placeholder: 'Your email',
    type: 'email',
    autoComplete: 'email',
  },
};
export const WithPrefix: Story = {
  args: { label: 'Amount', prefix: '₹', inputMode: 'numeric', defaultValue: '5,000', autoComplete: 'off' },
};
export const Optional: Story = { args: { label: 'Landmark', optional: true } };
export const Disabled: Story = {
  args: { label: 'Country', defaultValue: 'India', disabled: true, hint: 'We deliver in India only' },
};
export const WithAction: Story = {
  args: { label: 'Coupon', suffix: <TextButton tone="underlined">Apply</TextButton>, autoComplete: 'off' },
};
export const LongText: Story = {
  args: {
    label: 'Flat number, building, street and anything else that helps the person at the gate',
    defaultValue: 'Flat 1204, Tower C, The Magnolias, Golf Course Road, DLF Phase 5, Sector 42',
    error: 'Enter an address of up to 60 characters, without the city, which comes from the pincode',
  },
};
