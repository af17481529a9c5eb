import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';

const meta = {
  component: BackLink,
  parameters: { subject: { kind: 'text' } },
  args: { href: '#order', children: 'Order LX 2611 2048 77' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'], pictures: { themes: ['dark'] } } };
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'Only the length of the text differs.' } },
  args: {
    children: 'The order of the ninth of November with the name of everything that is in its two parcels',
  },
};
