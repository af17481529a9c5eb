import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    defaultOpen: true,
    title: 'Remove this piece?',
    size: 's',
    description: 'Warden top-handle bag in box calf',
    children: <Text tone="secondary">It leaves your bag. You can keep it in your wishlist instead.</Text>,
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

export const Question: Story = {};
export const Task: Story = {
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
  args: {
    title: 'Terms of sale',
    size: 'l',
    description: undefined,
    footer: undefined,
    children: (
      <Stack gap={16}>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index} tone="secondary">
            {index + 1}. Every piece is sourced from the brand or its authorised seller, and comes with the
            house’s own papers. A piece that has been altered, engraved or worn cannot be returned.
          </Text>
        ))}
      </Stack>
    ),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
