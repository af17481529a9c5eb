import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OfferModeConflict } from './OfferModeConflict.tsx';

const offer = samples.applyBankCoupons.offer;

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  component: OfferModeConflict,
  args: {
    question: { offer, mode: 'UPI', cardProblem: '' },
    onCancel: fn(),
    onDrop: fn(async () => ''),
  },
} satisfies Meta<typeof OfferModeConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog loads on first use. */
const waitForDialog: NonNullable<Story['play']> = async () => void (await screen.findByRole('alertdialog'));

export const OtherPaymentMethod: Story = {
  parameters: { states: ['usual'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it and continue' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};
export const CashOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  args: { question: { offer, mode: 'COD', cardProblem: '' } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: waitForDialog,
};
export const OtherCard: Story = {
  parameters: { states: ['variant'] },
  args: {
    question: { offer, mode: 'Credit Card', cardProblem: samples.binValidationUnfit.bankOfferError },
  },
  play: waitForDialog,
};
export const RemovalFailed: Story = {
  parameters: { states: ['failed'] },
  args: { onDrop: fn(async () => 'We could not reach the shop. Try again in a moment.') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it and continue' }));
    await screen.findByText(/^We could not reach the shop/);
  },
};
