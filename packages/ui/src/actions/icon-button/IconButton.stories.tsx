import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/Stack.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  parameters: { subject: { kind: 'action', missingStates: { 'long text': 'Its name is not visible.' } } },
  component: IconButton,
  args: { icon: 'heart', label: 'Wishlist' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { states: ['usual'] } };
export const Pressed: Story = {
  parameters: { states: ['chosen'] },
  args: { icon: 'heart-filled', label: 'Save Warden bag to wishlist', pressed: true },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { icon: 'minus', label: 'One less', disabled: true },
};
export const HeaderCounts: Story = {
  parameters: { states: ['many'] },
  render: () => (
    <Stack direction="row" gap={4}>
      <IconLink icon="gift" label="Gift cards" href="#gift" />
      <IconLink icon="heart" label="Wishlist, 12 items" href="#wishlist" badge={12} badgeTone="plain" />
      <IconLink icon="bag" label="Bag, 3 items" href="#bag" badge={3} />
      <IconLink icon="bag" label="Bag, 99 items" href="#bag" badge={99} />
      <IconLink icon="bag" label="Bag, 99+ items" href="#bag" badge={140} />
    </Stack>
  ),
};
export const Small: Story = {
  parameters: { states: ['variant'] },
  args: { icon: 'close', label: 'Close', size: 's' },
};
/** A toggle has a constant name, and `aria-pressed` is its state. Enter and Space toggle it. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { label: 'Save Warden bag to wishlist', pressed: false, onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', {
      name: 'Save Warden bag to wishlist',
      pressed: false,
    });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
