import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  parameters: { subject: { kind: 'layer' } },
  component: Tooltip,
  args: {
    defaultOpen: true,
    text: 'Private until you share it',
    children: <IconButton icon="share" label="Share wishlist" />,
  },
  // Space around the control for the tooltip.
  decorators: [(Story) => <div style={{ padding: '64px 120px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { states: ['open'] } };
export const Closed: Story = { parameters: { states: ['empty'] }, args: { defaultOpen: false } };
export const Below: Story = { parameters: { states: ['variant'] }, args: { side: 'bottom' } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    text: 'Private until you share it; then visible to anyone with the link, for as long as sharing is on.',
  },
};

/** On small screens, a keyboard or mouse opens the tooltip. Touch does not. */
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};

/** Opens after a short delay under the pointer, and stays while the pointer is on the tooltip. */
export const Hover: Story = {
  parameters: { states: ['done'] },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Share wishlist' }));
    await userEvent.hover(await screen.findByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
};

/** Opens at once on focus and describes the control. Escape closes it without moving the focus. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Share wishlist' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(control).toHaveAccessibleDescription('Private until you share it');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(control).toHaveFocus();
  },
};
