import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.tsx';

const meta = { component: PhoneField } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '9812345670' } };
export const WithError: Story = { args: { defaultValue: '98123', error: 'Enter all ten digits' } };
