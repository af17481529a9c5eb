import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Tag,
  args: { children: 'New' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { states: ['usual'] } };
export const Quiet: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'quiet', children: 'Ready to ship' },
};
export const Saving: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'accent', children: '20% off' },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'Only at the Jio World Plaza store' },
};
