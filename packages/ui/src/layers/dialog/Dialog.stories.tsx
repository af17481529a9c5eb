import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { TextField } from '../../forms/text-field/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  parameters: { subject: { kind: 'layer' } },
  tags: ['dialog'],
  component: Dialog,
  args: {
    defaultOpen: true,
    title: 'Remove this item?',
    size: 's',
    description: 'Warden top-handle bag in box calf',
    children: <Text tone="secondary">You can move it to your wishlist instead.</Text>,
    footer: (
      <Stack direction="row" gap={12}>
        <DialogClose>
          <Button emphasis="secondary">Keep it</Button>
        </DialogClose>
        <DialogClose>
          <Button>Remove</Button>
        </DialogClose>
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { parameters: { states: ['open'] } };
export const Task: Story = {
  parameters: { states: ['open'] },
  args: {
    title: 'Add an address',
    size: 'm',
    description: undefined,
    children: (
      <Stack gap={20}>
        <TextField label="Full name" />
        <TextField label="Pincode" />
      </Stack>
    ),
    footer: <Button block>Save address</Button>,
  },
};
export const LongContent: Story = {
  parameters: { states: ['many'] },
  args: {
    title: 'Terms of sale',
    size: 'l',
    description: undefined,
    footer: undefined,
    children: (
      <Stack gap={16}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index} tone="secondary">
            {index + 1}. Every item is sourced from the brand or its authorised seller, and comes with the
            brand’s own papers. An item that has been altered, engraved or worn cannot be returned.
          </Text>
        ))}
      </Stack>
    ),
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** A dialog with a picture beside its content, such as the login. The picture is hidden below 768 px. */
export const WithPicture: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'Log in or sign up',
    titleSize: 'title-l',
    size: 'l',
    description: undefined,
    picture: <PicturePlaceholder />,
    children: <TextField label="Mobile number" inputMode="tel" />,
    footer: undefined,
  },
};
export const WithAside: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'Compare',
    description: undefined,
    aside: '3 items',
    children: <Text tone="secondary">Sizes and brands, side by side.</Text>,
    footer: undefined,
  },
};
export const LongTitle: Story = {
  parameters: { states: ['long text'] },
  args: {
    title:
      'Remove the Warden top-handle bag in box calf with palladium fittings from your bag and from your wishlist?',
  },
};
/** The inner dialog dims the outer one; Escape closes only the inner one. */
export const Nested: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'Add an address',
    size: 'm',
    description: undefined,
    children: (
      <Dialog
        title="Where is my pincode?"
        size="s"
        trigger={<Button emphasis="secondary">Where is my pincode?</Button>}
      >
        <Text tone="secondary">On any letter you have had by post, after the name of the city.</Text>
      </Dialog>
    ),
    footer: undefined,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Where is my pincode?' }));
    await expect(await screen.findByRole('dialog', { name: 'Where is my pincode?' })).toHaveFocus();
  },
};

/** Tab cycles inside the dialog and never reaches the page behind; Escape closes it. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>Remove</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this item?' });
    const inside = within(dialog);
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Close', 'Keep it', 'Remove', 'Close']) {
      await userEvent.tab();
      await expect(inside.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/**
 * The control that opened the dialog no longer exists when the dialog closes. Focus therefore moves to the
 * nearest remaining element around the control.
 */
export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  render: () => <Line />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Warden bag' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Your bag' })).toHaveFocus());
  },
};

/** The page behind neither moves nor scrolls, and is hidden from assistive technology. */
export const PageBehind: Story = {
  parameters: { states: ['done'] },
  args: { defaultOpen: false, trigger: <Button>Remove</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove' });
    const { left } = opener.getBoundingClientRect();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await expect(opener.getBoundingClientRect().left).toBe(left);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await waitFor(() => expect(canvasElement.closest('[aria-hidden=true]')).not.toBeNull());
  },
};

function Line() {
  const [lines, setLines] = useState(['Warden bag', 'Vela loafer']);
  const [lineToRemove, setLineToRemove] = useState<string>();
  return (
    <>
      <Stack as="ul" gap={12} aria-label="Your bag">
        {lines.map((line) => (
          <li key={line}>
            <Button emphasis="secondary" onClick={() => setLineToRemove(line)}>
              Remove {line}
            </Button>
          </li>
        ))}
      </Stack>
      <Dialog
        open={lineToRemove !== undefined}
        onOpenChange={() => setLineToRemove(undefined)}
        title="Remove this item?"
        size="s"
        footer={
          <Button
            onClick={() => {
              setLines(lines.filter((line) => line !== lineToRemove));
              setLineToRemove(undefined);
            }}
          >
            Remove
          </Button>
        }
      >
        <Text tone="secondary">You can add it again later.</Text>
      </Dialog>
    </>
  );
}

/** A plain colour in place of a photograph. */
function PicturePlaceholder() {
  return <div style={{ height: '100%', background: 'var(--lx-color-bg-media)' }} />;
}
