import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  parameters: { subject: { kind: 'links' } },
  component: Link,
  args: { href: '#edit', children: 'See the edit' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = { parameters: { states: ['usual'] } };
export const Quiet: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'quiet', children: 'Browse bags' },
};
export const Bare: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'bare', children: 'Track order' },
};
export const Inline: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'inline', children: 'terms of sale' },
  render: (args) => (
    <p>
      By paying, you accept the <Link {...args} />. Your card number never reaches our servers.
    </p>
  ),
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'How long a made-to-order item takes, from the first drawing to your door' },
  globals: { viewport: { value: 'mobile' } },
};
