import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { StoreCard } from './StoreCard.tsx';
import { stores } from './storeSamples.ts';

const [closed, usual, plain, unavailable] = stores;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: StoreCard,
  decorators: [withFormColumn],
  args: { store: usual },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  args: { action: <TextButton>Change store</TextButton> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Call Chanakyapuri/ })).toHaveAttribute(
      'href',
      'tel:+919812345670',
    );
    await expect(canvas.getByRole('link', { name: 'Directions to Chanakyapuri, Arcade 2' })).toBeVisible();
  },
};
export const Closed: Story = { parameters: { states: ['empty'] }, args: { store: closed } };
export const NoPhoneOrDirections: Story = { parameters: { states: ['variant'] }, args: { store: plain } };
export const Unavailable: Story = { parameters: { states: ['rejected'] }, args: { store: unavailable } };
export const DistanceUnknown: Story = {
  parameters: { states: ['variant'] },
  args: {
    store: { id: 'a', name: 'Saket, Level 1', address: 'Press Enclave Marg', hours: 'Open until 10 pm' },
  },
};
export const LongText: Story = {
  args: {
    store: {
      ...usual,
      name: 'The Chanakya, Arcade 2, beside the fountain of the inner court on the lower ground floor',
      address:
        'Yashwant Place Community Centre, Satya Marg, Chanakyapuri, near the Embassy of Bhutan, New Delhi',
      hours: 'Closed on Monday, 23 November for stock-taking. Opens Tuesday, 24 November, 11 am',
      closed: true,
    },
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
