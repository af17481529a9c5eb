import { samples } from '@luxe/contract/samples';
import { Rows } from '@luxe/ui/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventRow } from './EventRow.tsx';

const [product] = samples.order.products;

const meta = {
  component: EventRow,
  parameters: {
    subject: { kind: 'text' },
    pictures: { skip: 'The lists of orders and returns show the row.' },
  },
  args: {
    href: '#order',
    next: 'Arriving Tuesday, 24 November',
    names: 'Halden & Roe Warden top-handle bag and 2 more',
    number: 'Order LX 2611 2048 77',
    action: { href: '#track', label: 'Track the order' },
    facts: 'Placed on 20 November 2026. 3 items, ₹2,85,400',
    imageURLs: [product?.imageURL ?? ''],
  },
  decorators: [
    (Story) => (
      <Rows aria-label="Your orders" edges="between">
        <Story />
      </Rows>
    ),
  ],
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const [order, action] = within(canvasElement).getAllByRole('link');
    await expect(order).toHaveAccessibleName('Arriving Tuesday, 24 November');
    await expect(action).toHaveAccessibleName('Track the order: Order LX 2611 2048 77');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { next: 'Part delivered, the rest delayed. '.repeat(4), names: 'N'.repeat(120) },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** The last place counts the items without a picture. */
export const ManyItems: Story = {
  parameters: { states: ['many'] },
  args: { imageURLs: Array.from({ length: 102 }, () => product?.imageURL ?? '') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+99')).toBeVisible();
  },
};
export const NoAction: Story = { parameters: { states: ['variant'] }, args: { action: undefined } };
