import { Button } from '@luxe/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalBar } from './TotalBar.tsx';

const meta = {
  component: TotalBar,
  args: {
    label: 'Total and checkout',
    totalLabel: 'Total payable',
    total: '₹3,70,900',
    children: <Button size="l">Go to checkout</Button>,
  },
  parameters: { subject: { kind: 'display' }, layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof TotalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bag: Story = { parameters: { states: ['usual'] } };
export const Blocked: Story = {
  parameters: { states: ['variant'] },
  args: {
    children: (
      <Button size="l" block disabledReason="An item in your bag needs a change first. See above.">
        Go to checkout
      </Button>
    ),
  },
};
