import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  parameters: { subject: { kind: 'layer' } },
  component: AlertDialog,
  args: {
    defaultOpen: true,
    title: 'Delete this address?',
    description: 'Orders on their way to it are not affected. You cannot undo this.',
    confirmLabel: 'Delete address',
    busyLabel: 'Deleting',
    cancelLabel: 'Keep it',
    onConfirm: () => {},
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  parameters: { states: ['open'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'Cancel the order for the Warden top-handle bag in box calf and the Vela loafer?',
    description:
      'We refund ₹3,17,400 to your card within five working days. Engraved items are made for you alone and cannot be cancelled, so they stay in the order.',
    confirmLabel: 'Cancel the other items',
    cancelLabel: 'Keep the entire order',
  },
};
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: { onConfirm: () => new Promise<void>(() => {}) },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete address' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const Rejected: Story = {
  parameters: { states: ['rejected'] },
  args: {
    onConfirm: () => Promise.resolve('An order is on its way there. Delete the address once it has arrived.'),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('An order is on its way there.');
  },
};

/** Tab cycles through the two buttons. A press on the scrim does not close the dialog; Escape does. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button emphasis="secondary">Delete</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    const inside = within(dialog);
    await expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Delete address' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    if (dialog.previousElementSibling) await userEvent.click(dialog.previousElementSibling);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button emphasis="secondary">Delete</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
