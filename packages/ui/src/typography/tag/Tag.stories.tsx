import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = { component: Tag, args: { children: 'New' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { tone: 'quiet', children: 'Ready to ship' } };
export const Saving: Story = { args: { tone: 'accent', children: '20% off' } };
export const LongText: Story = { args: { children: 'Only at the Jio World Plaza store' } };
