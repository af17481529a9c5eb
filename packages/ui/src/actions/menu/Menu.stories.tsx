import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../../layers/alert-dialog/AlertDialog.tsx';
import { Button } from '../button/Button.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuDivider,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
} from './Menu.tsx';

const track = fn();

const meta = {
  parameters: { subject: { kind: 'action' } },
  component: Menu,
  args: {
    defaultOpen: true,
    trigger: <Button emphasis="secondary">Order</Button>,
    children: (
      <>
        <MenuItem icon="truck" onSelect={track}>
          Track
        </MenuItem>
        <MenuItem icon="copy" href="#invoice">
          Invoice
        </MenuItem>
        <MenuItem icon="return" disabled detail="From 24 November" onSelect={fn()}>
          Return
        </MenuItem>
        <MenuDivider />
        <MenuItem icon="close" onSelect={fn()}>
          Cancel order
        </MenuItem>
      </>
    ),
  },
  // Space below the trigger for the menu.
  decorators: [(Story) => <div style={{ minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { states: ['usual', 'open', 'disabled'] } };
export const Closed: Story = { parameters: { states: ['empty'] }, args: { defaultOpen: false } };
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    children: (
      <MenuItem detail="From Tuesday, 24 November" disabled onSelect={fn()}>
        Return the Warden top-handle bag in box calf with palladium fittings
      </MenuItem>
    ),
  },
};
export const Groups: Story = {
  parameters: { states: ['variant'] },
  args: {
    children: (
      <>
        <MenuGroup label="This item">
          <MenuItem onSelect={fn()}>Move to wishlist</MenuItem>
          <MenuItem onSelect={fn()}>Send as a gift</MenuItem>
        </MenuGroup>
        <MenuDivider />
        <MenuSub label="Share" icon="share">
          <MenuItem onSelect={fn()}>By e-mail</MenuItem>
          <MenuItem onSelect={fn()}>Copy link</MenuItem>
        </MenuSub>
      </>
    ),
  },
};

export const Choices: Story = {
  parameters: { states: ['variant', 'chosen'] },
  args: { trigger: <Button emphasis="secondary">View</Button> },
  render: (args) => <View {...args} />,
  play: async () => {
    const sold = await screen.findByRole('menuitemcheckbox', { name: 'Show sold-out items' });
    await userEvent.click(sold);
    await expect(sold).toHaveAttribute('aria-checked', 'true');
  },
};

/**
 * Arrow Down opens the menu at the first item. Arrows wrap and skip disabled items. A letter moves to the
 * next item that begins with it, Home and End move to the ends, Enter selects.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    track.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Order' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu', { name: 'Order' }));
    const at = (name: string) => waitFor(() => expect(menu.getByRole('menuitem', { name })).toHaveFocus());
    await at('Track');
    await userEvent.keyboard('{ArrowDown}');
    await at('Invoice');
    await userEvent.keyboard('{ArrowDown}');
    await at('Cancel order');
    await userEvent.keyboard('{ArrowDown}');
    await at('Track');
    await userEvent.keyboard('{End}');
    await at('Cancel order');
    await userEvent.keyboard('{Home}');
    await at('Track');
    await userEvent.keyboard('i');
    await at('Invoice');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(track).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Arrow Right opens the submenu, Arrow Left closes it. */
export const KeyboardSub: Story = {
  parameters: { states: ['keyboard'] },
  args: { ...Groups.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Order' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'By e-mail' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
  },
};

/** An alert dialog opened from an item returns the focus to the menu button, because the item is gone. */
export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  render: () => <Cancelling />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Order' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
    const cancelButton = await screen.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancelButton).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function View(menu: Parameters<typeof Menu>[0]) {
  const [soldOut, setSoldOut] = useState(false);
  const [columns, setColumns] = useState('4');
  return (
    <Menu {...menu}>
      <MenuCheckboxItem checked={soldOut} onCheckedChange={setSoldOut}>
        Show sold-out items
      </MenuCheckboxItem>
      <MenuDivider />
      <MenuRadioGroup label="Columns" value={columns} onValueChange={setColumns}>
        <MenuRadioItem value="2">Two</MenuRadioItem>
        <MenuRadioItem value="4">Four</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

function Cancelling() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button emphasis="secondary">Order</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Cancel order</MenuItem>
      </Menu>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel this order?"
        description="Your refund arrives within five working days."
        confirmLabel="Cancel order"
        cancelLabel="Keep it"
        onConfirm={fn()}
      />
    </>
  );
}
