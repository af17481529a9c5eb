import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { LazyDrawer, type LazyDrawerProps } from './LazyDrawer.tsx';

function Opener({ open: initialOpen, ...drawer }: LazyDrawerProps) {
  const [open, setOpen] = useState(initialOpen);
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Filter
      </Button>
      <LazyDrawer {...drawer} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: { 'long text': 'Shown by Drawer.', narrow: 'Shown by Drawer.' },
    },
  },
  tags: ['dialog'],
  component: LazyDrawer,
  args: {
    title: 'Filter',
    open: true,
    onOpenChange: () => {},
    children: <Text tone="secondary">Category, brand, price.</Text>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof LazyDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { states: ['open'] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};
export const Closed: Story = { parameters: { states: ['empty'] }, args: { open: false } };
export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
