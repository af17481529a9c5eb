import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#checkout', children: 'Go to checkout' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { emphasis: 'secondary', children: 'Continue shopping' } };
export const Plain: Story = { args: { emphasis: 'plain', children: 'See the edit' } };
export const Purchase: Story = { args: { size: 'l', block: true } };
