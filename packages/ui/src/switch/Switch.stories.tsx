import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'Cliq cash', note: 'Balance ₹12,500' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { detail: 'Not used' } };
export const On: Story = { args: { defaultChecked: true, detail: '−₹12,500' } };
export const Disabled: Story = { args: { disabled: true, note: 'Nothing to spend' } };
