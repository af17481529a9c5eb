import { rupees, samples } from '@luxe/contract/samples';
import { QuantityStepper } from '@luxe/ui/quantity-stepper';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { formatPrice, PriceBlock } from '../price-block/PriceBlock.tsx';
import { OrderLine } from './OrderLine.tsx';

const { bagLine, orderLine } = samples;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: OrderLine,
  decorators: [withPageMargins],
  args: { line: orderLine, price: formatPrice(orderLine.price) },
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  args: { children: orderLine.statusDisplay },
  play: async ({ canvasElement, args: { line } }) => {
    await expect(
      within(canvasElement).getByRole('article', { name: `${line.productBrand} ${line.productName}` }),
    ).toBeVisible();
  },
};
/** In a bag, a stepper shows the quantity instead of text. */
export const InABag: Story = {
  parameters: { states: ['variant'] },
  args: {
    line: bagLine,
    showQuantity: false,
    price: <PriceBlock price={rupees(94_900)} mrp={rupees(118_000)} discountPercent={19} />,
    children: (
      <Stack direction="row" gap={24} wrap>
        <QuantityStepper label="Quantity of Warden bag" value={1} onValueChange={fn()} />
        <TextButton aria-label="Remove Warden bag">Remove</TextButton>
      </Stack>
    ),
  },
};
export const Compact: Story = { parameters: { states: ['variant'] }, args: { compact: true, linked: false } };
export const NoPrice: Story = {
  parameters: { states: ['variant'] },
  args: { compact: true, price: undefined },
};
export const SoldOut: Story = {
  parameters: { states: ['sold out'] },
  args: { line: samples.bagLineSoldOut, outOfStock: true },
};
export const Returned: Story = {
  parameters: { states: ['variant'] },
  args: { state: 'returned', stateNote: '₹2,45,000 back to your card by Saturday, 12 December' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Returned')).toBeVisible();
  },
};
export const Cancelled: Story = {
  parameters: { states: ['variant'] },
  args: { state: 'cancelled', stateNote: 'Nothing was charged' },
};
export const Exchanged: Story = {
  parameters: { states: ['variant'] },
  args: { state: 'exchanged', stateNote: 'Large comes in its place' },
};
export const Gift: Story = { parameters: { states: ['variant'] }, args: { gift: true } };
export const GiftWithMessage: Story = {
  parameters: { states: ['variant'] },
  args: { gift: 'For the one who carries everything. Happy birthday, Ma.' },
};
export const ReturnedGift: Story = {
  parameters: { states: ['variant'] },
  args: { state: 'returned', gift: 'Happy birthday, Ma.', compact: true },
};
export const LongText: Story = {
  args: {
    line: samples.bagLineLong,
    gift: 'To be opened on the first evening that is cold enough for the fire to be lit, and not on the day before',
    state: 'exchanged',
    stateNote: 'The same in burnt saddle tan comes in its place once the first item is back with its seller',
  },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
