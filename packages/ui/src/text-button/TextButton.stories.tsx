import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from './TextButton.tsx';

const meta = { component: TextButton, args: { children: 'Change' } } satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Underlined: Story = { args: { tone: 'underlined', children: 'Clear all' } };
export const Disabled: Story = { args: { disabled: true, children: 'Resend' } };
