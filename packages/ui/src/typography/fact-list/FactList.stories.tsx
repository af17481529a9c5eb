import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: FactList,
  args: {
    facts: [
      { term: 'Leather', value: 'Box calf, vegetable-tanned' },
      { term: 'Fittings', value: 'Solid brass' },
      { term: 'Size', value: '28 × 21 × 12 cm' },
      { term: 'Style code', value: 'MP100000000000136' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = { parameters: { states: ['usual'] } };
export const Ruled: Story = {
  parameters: { states: ['variant'] },
  args: {
    divided: true,
    facts: [
      { term: 'Order', value: 'LX 2611 2048 77' },
      { term: 'Placed', value: '20 November 2026' },
      { term: 'Paying', value: '₹3,70,900 in cash on delivery' },
      { term: 'To', value: 'Ananya Rao, B-14, Jor Bagh, New Delhi 110003' },
    ],
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    facts: [
      { term: 'Composition of the lining and of the straps', value: 'Goatskin, '.repeat(14) },
      { term: 'Code', value: 'MP'.padEnd(64, '1') },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
};
