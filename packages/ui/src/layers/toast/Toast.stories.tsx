import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { ToastProvider, useToast, type ToastOptions } from './Toast.tsx';

/** Long enough for a story, in ms. */
const long = 600_000;

function ToastButton({ toast }: { toast: string | ToastOptions }) {
  const { show } = useToast();
  return (
    <Button emphasis="secondary" onClick={() => show(toast)}>
      Show it
    </Button>
  );
}

const meta = {
  parameters: { subject: { kind: 'layer' } },
  component: ToastButton,
  decorators: [
    (Story, { parameters }) => <ToastProvider max={parameters['max'] as number}>{Story()}</ToastProvider>,
  ],
  args: {
    toast: {
      message: 'Saved to your wishlist',
      action: { label: 'View', href: '#wishlist' },
      duration: long,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(region).not.toHaveTextContent(/^$/));
  },
} satisfies Meta<typeof ToastButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { parameters: { states: ['open'] } };
/** An error [SHL-27] with a long duration. */
export const PlainError: Story = {
  parameters: { states: ['error'] },
  args: { toast: { message: 'You have been logged out, please login.', type: 'error', duration: long } },
};
export const Warning: Story = {
  parameters: { states: ['variant'] },
  args: { toast: { message: 'Only one left in this size', type: 'warning', duration: long } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    toast: {
      message:
        'This coupon cannot be combined with the offer on Maison Verrane, so we applied the larger saving',
      type: 'warning',
      duration: long,
      action: { label: 'See offers', href: '#offers' },
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
/** Above the bottom bar on phones. */
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const WithUndo: Story = {
  parameters: { states: ['variant'] },
  args: {
    toast: { message: 'Removed from your bag', action: { label: 'Undo', onSelect: fn() }, duration: long },
  },
};

function Several() {
  const { show } = useToast();
  return (
    <Button
      emphasis="secondary"
      onClick={() => {
        show({ message: 'Saved to your wishlist', duration: long });
        show({ message: 'Added to your bag', duration: long });
        show({ message: 'Something went wrong', type: 'error', duration: long });
      }}
    >
      Show three
    </Button>
  );
}
/** One toast at a time; the others are queued. */
export const Queue: Story = {
  parameters: { states: ['many'] },
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show three' }));
    await waitFor(() => expect(canvas.getByText('Saved to your wishlist')).toBeVisible());
    await expect(canvas.queryByText('Added to your bag')).toBeNull();
  },
};
/** Three at once, with `max` 3. */
export const Stacked: Story = {
  parameters: { states: ['many'], max: 3 },
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show three' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'));
    await waitFor(() => expect(canvas.getByText('Added to your bag')).toBeVisible());
  },
};

/**
 * F8 focuses the toast, and the focused toast does not time out. Escape dismisses the toast and returns the
 * focus.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Show it' });
    await userEvent.click(opener);
    await canvas.findByText('Saved to your wishlist');
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Saved to your wishlist')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
