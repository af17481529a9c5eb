import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  parameters: { subject: { kind: 'links' } },
  component: LinkButton,
  args: { href: '#checkout', children: 'Go to checkout' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { parameters: { states: ['usual'] } };
export const Secondary: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'secondary', children: 'Continue shopping' },
};
export const Plain: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'plain', children: 'See the edit' },
};
export const Purchase: Story = { parameters: { states: ['variant'] }, args: { size: 'l', block: true } };
export const Small: Story = {
  parameters: { states: ['variant'] },
  args: { size: 's', emphasis: 'secondary', children: 'Track order' },
};
export const WithIcon: Story = {
  parameters: { states: ['variant'] },
  args: { emphasis: 'secondary', icon: 'bag', children: 'Go to bag' },
};
export const LongLabel: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'See every item from the winter edit that can reach you by Tuesday' },
  globals: { viewport: { value: 'mobile' } },
};
