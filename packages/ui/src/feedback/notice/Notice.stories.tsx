import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Notice,
  args: { title: 'Quantity changed to 1' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  parameters: { states: ['usual'] },
  args: { icon: 'clock', children: 'Only one left in this size. Your total is updated.' },
};
export const PageError: Story = {
  parameters: { states: ['error'] },
  args: {
    tone: 'error',
    title: 'Please select store to continue.',
    children: 'Four stores near you offer quick drop.',
    action: (
      <Link href="#stores" tone="quiet">
        Choose a store
      </Link>
    ),
  },
};
export const Success: Story = {
  parameters: { states: ['variant'] },
  args: { tone: 'success', title: 'Your address is saved' },
};
export const Warning: Story = {
  parameters: { states: ['variant'] },
  args: {
    tone: 'warning',
    title: '2 left in Medium',
    children: 'Items are reserved only once you pay.',
  },
};
export const TitleAlone: Story = { parameters: { states: ['variant'] } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    tone: 'error',
    title: 'Your bank has not responded yet, so we cannot confirm your payment of ₹3,70,900.',
    children:
      'Your bag is saved. If you were charged and no order appears within two hours, the money is returned.',
    action: (
      <Link href="#refresh" tone="quiet">
        Check again
      </Link>
    ),
  },
};
function Appearing() {
  const [changed, setChanged] = useState(false);
  return (
    <Stack gap={16}>
      <Button emphasis="secondary" onClick={() => setChanged(true)}>
        Update bag
      </Button>
      {changed && <Notice live title="Quantity changed to 1" />}
    </Stack>
  );
}
/** A notice that appears after an action of the shopper. Screen readers announce it. */
export const Live: Story = {
  parameters: { states: ['done'] },
  render: () => <Appearing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Update bag' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Quantity changed to 1');
  },
};
