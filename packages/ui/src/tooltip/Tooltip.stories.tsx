import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    defaultOpen: true,
    words: 'Shared with nobody until you say so',
    children: <IconButton icon="share" label="Share wishlist" />,
  },
  // Room for what opens above it.
  decorators: [(Story) => <div style={{ padding: '64px 120px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { defaultOpen: false } };
export const Below: Story = { args: { side: 'bottom' } };
export const LongWords: Story = {
  args: {
    words:
      'Shared with nobody until you say so; then with those who have the link, for as long as you leave it open.',
  },
};

/** With a keyboard or a pointer beside it; a finger never opens it. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

/** Opens after a moment under the pointer, and stays while the pointer is on its words. */
export const Hover: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Share wishlist' }));
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
};

/** Opens at once on focus, is read as a description, and Escape closes it without moving the focus. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Share wishlist' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(control).toHaveAccessibleDescription('Shared with nobody until you say so');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(control).toHaveFocus();
  },
};
