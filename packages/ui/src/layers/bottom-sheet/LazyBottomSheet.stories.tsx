import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { LazyBottomSheet, type LazyBottomSheetProps } from './LazyBottomSheet.tsx';

function Opener({ open: first, ...sheet }: LazyBottomSheetProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Sort
      </Button>
      <LazyBottomSheet {...sheet} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  parameters: { subject: { kind: 'layer', missingStates: { 'long text': 'Shown by BottomSheet.' } } },
  tags: ['dialog'],
  component: LazyBottomSheet,
  args: {
    title: 'Sort',
    open: true,
    onOpenChange: () => {},
    children: <Text tone="secondary">Relevance, price, new in.</Text>,
  },
  render: (args) => <Opener {...args} />,
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof LazyBottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { states: ['open', 'narrow'] },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Sort' }, { timeout: 10_000 });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
export const Closed: Story = { parameters: { states: ['empty'] }, args: { open: false } };
export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Sort' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
