import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { IconText, type IconTextTone } from './IconText.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: IconText,
  args: { icon: 'pin', children: 'Deliver to 110001, New Delhi' },
} satisfies Meta<typeof IconText>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly IconTextTone[] = ['inherit', 'secondary', 'error', 'success', 'warning'];

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Sizes: Story = {
  parameters: { states: ['variant'] },
  render: (args) => (
    <Stack gap={12}>
      <IconText {...args} size="xs" />
      <IconText {...args} size="sm" />
      <IconText {...args} size="md" />
    </Stack>
  ),
};
export const Tones: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={12}>
      {tones.map((tone) => (
        <IconText key={tone} icon={tone === 'error' || tone === 'warning' ? 'warning' : 'info'} tone={tone}>
          {tone}: this price has changed since you added it
        </IconText>
      ))}
    </Stack>
  ),
};
export const Wrapped: Story = {
  parameters: { states: ['long text'] },
  args: {
    icon: 'warning',
    tone: 'error',
    children: 'This item is sold out. Remove it or move it to your wishlist to check out with the rest.',
  },
  globals: { viewport: { value: 'mobile' } },
};
