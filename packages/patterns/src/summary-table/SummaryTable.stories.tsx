import { rupees } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { SummaryTable } from './SummaryTable.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: SummaryTable,
  decorators: [withFormColumn],
  args: {
    'aria-label': 'Summary',
    rows: [
      { label: 'Bag total, 6 items', value: rupees(388_400) },
      { label: 'Coupon WINTER5000', value: rupees(5_000), saving: true },
      { label: 'Delivery', value: 'Free' },
    ],
    total: { label: 'Total payable', value: rupees(383_400) },
  },
} satisfies Meta<typeof SummaryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
/** The explanation of a row opens in place, also by keyboard and without scripts. */
export const WithInfo: Story = {
  parameters: { states: ['variant'] },
  args: {
    rows: [
      { label: 'Bag total', value: rupees(388_400) },
      {
        label: 'Brand cash',
        value: rupees(1_000),
        saving: true,
        info: 'Cash back from brands. It is used before cliq cash and expires first.',
      },
      { label: 'Delivery', value: 'Free', note: 'Two parcels' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Brand cash'));
    await waitFor(() => expect(canvas.getByText(/^Cash back from brands/)).toBeVisible());
  },
};
/** A payment from a balance is not a saving: it has a minus sign and no accent colour. */
export const PaidFromBalance: Story = {
  parameters: { states: ['variant'] },
  args: {
    rows: [
      { label: 'Bag total', value: rupees(388_400) },
      { label: 'Cliq cash', value: '−₹12,500' },
    ],
    total: { label: 'Total payable', value: rupees(375_900) },
  },
};
export const NoTotal: Story = { parameters: { states: ['variant'] }, args: { total: undefined } };
export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'Bag total, 112 items, of which 40 are made to order and sent later',
        value: rupees(99_99_88_400.5),
      },
      { label: 'Coupon WINTERROOMANDSHAWLS2026EXTRALONG', value: rupees(5_00_000), saving: true },
      { label: 'Delivery', value: 'Free to most places in India, shown before you pay' },
    ],
    total: { label: 'Total payable', value: rupees(99_94_88_400.5), note: 'Inclusive of all taxes.' },
  },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
