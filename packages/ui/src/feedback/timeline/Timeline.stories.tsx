import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Timeline,
  args: {
    label: 'Order LX 2611 2048 77',
    steps: [
      { key: 'placed', title: 'Placed', detail: '20 Nov, 10:42 am', state: 'DONE' },
      { key: 'confirmed', title: 'Confirmed by the seller', detail: '20 Nov, 1:15 pm', state: 'DONE' },
      { key: 'packed', title: 'Packed, with papers and dust bag', detail: '21 Nov, 11:30 am', state: 'DONE' },
      {
        key: 'shipped',
        title: 'Shipped. Left Mumbai, next stop Delhi',
        detail: '22 Nov, 6:05 am',
        state: 'CURRENT',
      },
      { key: 'out', title: 'Out for delivery', detail: '24 Nov', state: 'UPCOMING' },
      { key: 'delivered', title: 'Delivered', detail: '24 Nov, by 8 pm', state: 'UPCOMING' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { parameters: { states: ['usual'] } };
export const Lines: Story = {
  parameters: { states: ['variant'] },
  args: {
    steps: [
      { key: 'thick', title: 'Thick', state: 'DONE', line: 'thick' },
      { key: 'thin', title: 'Thin', state: 'DONE', line: 'thin' },
      { key: 'dashed', title: 'Dashed', state: 'DONE', line: 'dashed' },
      { key: 'none', title: 'None', state: 'DONE', line: 'none' },
      { key: 'end', title: 'Cancelled', state: 'CURRENT' },
    ],
  },
};
/** What a carrier reports, below the steps. */
export const WithNotes: Story = {
  parameters: { states: ['variant'] },
  args: {
    steps: [
      { key: 'packed', title: 'Packed', detail: '21 Nov, 11:30 am', state: 'DONE' },
      {
        key: 'shipped',
        title: 'Shipped',
        note: 'Picked up from the seller, Andheri, Mumbai',
        detail: '22 Nov, 6:05 am',
        state: 'CURRENT',
      },
      { key: 'delivered', title: 'Delivered', detail: '24 Nov', state: 'UPCOMING' },
    ],
  },
};
export const Placed: Story = {
  parameters: { states: ['variant'] },
  args: {
    steps: [
      { key: 'placed', title: 'Placed', detail: '20 Nov, 10:42 am', state: 'CURRENT' },
      { key: 'shipped', title: 'Shipped', state: 'UPCOMING' },
      { key: 'delivered', title: 'Delivered', detail: '24 Nov, by 8 pm', state: 'UPCOMING' },
    ],
  },
};
export const Delivered: Story = {
  parameters: { states: ['variant'] },
  args: {
    steps: [
      { key: 'placed', title: 'Placed', detail: '20 Nov', state: 'DONE' },
      { key: 'shipped', title: 'Shipped', detail: '22 Nov', state: 'DONE' },
      { key: 'delivered', title: 'Delivered', detail: '24 Nov, 6:12 pm', state: 'DONE' },
    ],
  },
};
/**
 * Long titles and details. In addition, two steps set `line`, so that the line to the next step differs from
 * the default.
 */
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    steps: [
      {
        key: 'pickup',
        title: 'Picked up from the reception of One Horizon, Golf Course Road, with papers and dust bag',
        detail: 'Tuesday, 24 November, 11:30 am',
        state: 'DONE',
        line: 'thin',
      },
      { key: 'check', title: 'Checked by the seller', detail: 'by 27 November', state: 'CURRENT' },
      { key: 'refund', title: 'Refunded to the card that ends in 9042', state: 'UPCOMING', line: 'none' },
    ],
  },
};
/** The places of a parcel. */
export const Horizontal: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'Route of this parcel',
    direction: 'horizontal',
    steps: [
      { key: 'mumbai', title: 'Mumbai', detail: '22 Nov, 6:05 am', state: 'DONE' },
      { key: 'bhiwandi', title: 'Bhiwandi', detail: '23 Nov, 5:10 am', state: 'CURRENT' },
      { key: 'you', title: 'You', detail: '24 Nov', state: 'UPCOMING' },
    ],
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
