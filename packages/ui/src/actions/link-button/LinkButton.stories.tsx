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
export const Small: Story = { args: { size: 's', emphasis: 'secondary', children: 'Track order' } };
export const WithIcon: Story = { args: { emphasis: 'secondary', icon: 'bag', children: 'Go to bag' } };
export const LongLabel: Story = {
  args: { children: 'See every item from the winter edit that can reach you by Tuesday' },
  globals: { viewport: { value: 'mobile' } },
};
