import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from '../text-button/TextButton.tsx';
import { PincodeField } from './PincodeField.tsx';

const meta = { component: PincodeField } satisfies Meta<typeof PincodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { defaultValue: '1100', error: 'Enter all six digits' } };
export const Serviceable: Story = {
  args: { defaultValue: '110003', valid: 'New Delhi. Delivers in four days' },
};
export const WithCheck: Story = { args: { suffix: <TextButton tone="underlined">Check</TextButton> } };
