import { rupees } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryTable } from './SummaryTable.tsx';

const meta = {
  component: SummaryTable,
  args: {
    'aria-label': 'Summary',
    rows: [
      { label: 'Bag total', value: rupees(370_900) },
      { label: 'Discount', value: rupees(20_000), saving: true },
      { label: 'Delivery', value: 'Free' },
    ],
    total: { label: 'To pay', value: rupees(350_900) },
  },
} satisfies Meta<typeof SummaryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
