import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GiftLine } from './GiftLine.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  component: GiftLine,
  args: { options: samples.giftOptionsNone, onShow: fn() },
} satisfies Meta<typeof GiftLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add gift options' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = {
  parameters: { states: ['usual'] },
  args: { options: samples.giftOptions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Gift wrap, message, prices hidden');
    await canvas.findByRole('button', { name: 'Change gift options' });
  },
};
export const ChosenLightOnAPhone: Story = {
  ...Chosen,
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
