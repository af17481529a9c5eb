import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: ActionBar,
  args: {
    label: 'Purchase',
    children: (
      <>
        <Button emphasis="secondary">Buy now</Button>
        <Button>Add to bag</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = { parameters: { states: ['usual'] } };
export const Amount: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'Pay',
    children: (
      <>
        <Text weight="medium">₹3,70,900</Text>
        <Button>Go to payment</Button>
      </>
    ),
  },
};
export const One: Story = {
  parameters: { states: ['one'] },
  args: { children: <Button>Show 78 items</Button> },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    children: (
      <>
        <Button emphasis="secondary">Buy it now with one press</Button>
        <Button>Notify me when it is back in stock</Button>
      </>
    ),
  },
};
