import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OfferModeConflict } from './OfferModeConflict.tsx';

const offer = samples.applyBankCoupons.offer;

const meta = {
  component: OfferModeConflict,
  args: {
    question: { offer, mode: 'UPI', cardProblem: '' },
    onKeep: fn(),
    onDrop: fn(async () => ''),
  },
} satisfies Meta<typeof OfferModeConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It comes when it is asked for. */
const asked: NonNullable<Story['play']> = async () => void (await screen.findByRole('alertdialog'));

export const WayToPay: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off and go on' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};
export const CashOnAPhone: Story = {
  args: { question: { offer, mode: 'COD', cardProblem: '' } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: asked,
};
export const OtherCard: Story = {
  args: {
    question: { offer, mode: 'Credit Card', cardProblem: samples.binValidationUnfit.bankOfferError },
  },
  play: asked,
};
export const NotTakenOff: Story = {
  args: { onDrop: fn(async () => 'We could not reach the shop. Try again in a moment.') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off and go on' }));
    await screen.findByText(/^We could not reach the shop/);
  },
};
