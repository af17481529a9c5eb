import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#edit', children: 'See the edit' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {};
export const Quiet: Story = { args: { tone: 'quiet', children: 'Browse bags' } };
export const Bare: Story = { args: { tone: 'bare', children: 'Track order' } };
export const Inline: Story = {
  args: { tone: 'inline', children: 'terms of sale' },
  render: (args) => (
    <p>
      By paying you accept the <TextLink {...args} />, and that your card number never touches our servers.
    </p>
  ),
};
