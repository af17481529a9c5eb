import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  component: ShareBar,
  parameters: { subject: { kind: 'display' } },
  args: { shares: [9_000, 5_000, 250] },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const One: Story = {
  parameters: { states: ['one'], pictures: { skip: 'A full line.' } },
  args: { shares: [9_000] },
};
export const Many: Story = {
  parameters: { states: ['many'], pictures: { skip: 'Its colours are in the picture of Usual.' } },
  args: { shares: [40, 30, 20, 10, 5, 3, 1] },
};
