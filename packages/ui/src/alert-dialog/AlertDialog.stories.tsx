import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    defaultOpen: true,
    title: 'Delete this address?',
    description: 'Orders on their way to it are not affected. It cannot be brought back.',
    confirmLabel: 'Delete address',
    busyLabel: 'Deleting',
    cancelLabel: 'Keep it',
    onConfirm: () => {},
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const LongWords: Story = {
  args: {
    title: 'Cancel the order for the Warden top-handle bag in box calf and the Vela loafer?',
    description:
      'The money, ₹3,17,400, goes back to the card it came from within five working days. What has been engraved for you cannot be made ready for anyone else, so it stays in the order.',
    confirmLabel: 'Cancel what can be cancelled',
    cancelLabel: 'Keep the whole order',
  },
};
export const Busy: Story = {
  args: { onConfirm: () => new Promise<void>(() => {}) },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete address' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    onConfirm: () => Promise.resolve('An order is on its way there. Delete it once that has arrived.'),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('An order is on its way there.');
  },
};

/** Tab goes round its answers, the ground does not close it, Escape does. */
export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button emphasis="secondary">Delete</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    const inside = within(question);
    await expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Delete address' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    if (question.previousElementSibling) await userEvent.click(question.previousElementSibling);
    await expect(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const FocusReturn: Story = {
  args: { defaultOpen: false, trigger: <Button emphasis="secondary">Delete</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
