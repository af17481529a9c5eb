import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { GiftCardFace } from './GiftCardFace.tsx';

const meta = {
  component: GiftCardFace,
  parameters: { subject: { kind: 'display' } },
  decorators: [withPageMargins],
  args: {
    tone: 'ink',
    message: 'For the room with the yellow door. Buy something useless.',
    names: 'Meera, from Ananya',
    amount: '₹25,000',
    label: 'Preview',
  },
} satisfies Meta<typeof GiftCardFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
};
export const Paper: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The page of gift cards shows it.' } },
  args: { tone: 'paper' },
};
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  args: { tone: 'oxblood', message: 'Long days and pleasant nights. '.repeat(8), names: 'Meera'.repeat(10) },
};
