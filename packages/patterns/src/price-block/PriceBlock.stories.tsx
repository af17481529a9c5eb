import { rupees } from '@luxe/contract/samples';
import { Grid } from '@luxe/ui/grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceBlock } from './PriceBlock.tsx';

const meta = {
  parameters: {
    subject: { kind: 'text', missingStates: { 'long text': 'Amounts only; Narrow shows the longest.' } },
  },
  component: PriceBlock,
  args: { price: rupees(245_000) },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const saving = { price: rupees(94_900), mrp: rupees(118_000), discountPercent: 19 };

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Saving: Story = {
  parameters: { states: ['variant'] },
  args: saving,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('MRP ₹1,18,000');
  },
};
export const Small: Story = { parameters: { states: ['variant'] }, args: { ...saving, size: 's' } };
export const Large: Story = { parameters: { states: ['variant'] }, args: { ...saving, size: 'l' } };
/** Shows decimals only when there are paise. */
export const Paise: Story = {
  parameters: { states: ['variant'] },
  args: { ...saving, price: rupees(94_900.5) },
};
/** An MRP that is not higher than the price is hidden. */
export const NoOffer: Story = {
  parameters: { states: ['variant'] },
  args: { mrp: rupees(245_000), discountPercent: 5 },
};
/** A saving of less than one per cent shows the struck MRP without a percentage. */
export const LessThanOnePercent: Story = {
  parameters: { states: ['variant'] },
  args: { mrp: rupees(245_900), discountPercent: 0 },
};
/** In a narrow tile the saving wraps to the next line. */
export const Narrow: Story = {
  args: { price: rupees(12_34_900), mrp: rupees(15_18_000), discountPercent: 19 },
  decorators: [
    (Story) => (
      <Grid columns={4}>
        <Story />
      </Grid>
    ),
  ],
  parameters: { states: ['narrow'], pictures: { widths: [390] } },
};
