import { rupees, samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toCreditModel } from './toCreditModel.ts';
import { creditsSample } from './creditsSample.ts';
import { CreditStep } from './CreditStep.tsx';

const summary = samples.orderSummary;
const { cartAmount } = summary;
const rich = toCreditModel({
  ...samples.orderSummaryCredits,
  cliqCashApplied: true,
  cartAmount: { ...cartAmount, cliqCashPaidAmount: summary.cliqCashBalance },
});
const none = { ...summary.cliqCashBalance, value: 0, doubleValue: 0, formattedValue: '₹0' };
const paid = samples.brandcash.brandCashPaidAmount;
const [offer, alone] = samples.bankOffersWithCoupon.offers;
const withBankOffer = toCreditModel({ ...summary, bankOffer: offer ?? null });

const onSwitch = fn();
const meta = {
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Credit, offers, delivery and PAN at checkout',
      missingStates: {
        loading: 'They load with the page; see Loading in Check out.',
        slow: 'The row of a pending change is busy: Busy.',
        offline: 'An offline change is undone and reported like any failed change.',
      },
    },
  },
  component: CreditStep,
  args: {
    ...creditsSample,
    credit: rich,
    offers: samples.bankOffersWithCoupon.offers,
    onSwitch,
    onShowCoupons: fn(),
  },
} satisfies Meta<typeof CreditStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /^Loyalty points/ }));
    await expect(onSwitch).toHaveBeenCalledWith('points', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the coupon' }));
    await expect(args.onShowCoupons).toHaveBeenCalledOnce();
  },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const NothingUsed: Story = {
  parameters: { states: ['empty'] },
  args: { credit: toCreditModel(summary) },
};
export const NothingToSpend: Story = {
  parameters: { states: ['empty'] },
  args: { credit: toCreditModel({ ...summary, cliqCashBalance: none, loyaltyPointsBalance: 0 }) },
};
export const SmallestPayment: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Usual with a Notice, which has its own pictures.' } },
  args: {
    credit: toCreditModel({
      ...samples.orderSummaryCredits,
      minimumPayment: {
        amount: { ...none, value: 1, doubleValue: 1, formattedValue: '₹1' },
        heldBack: { ...none, value: 0.5, doubleValue: 0.5, formattedValue: '₹0.50' },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/₹0\.50 of your credit/)).toBeVisible();
  },
};
export const BrandCash: Story = {
  parameters: { states: ['variant'] },
  args: {
    credit: toCreditModel({
      ...summary,
      brandCashEligible: true,
      brandCashApplied: true,
      brandCashPaidAmount: { ...paid, breakup: [{ key: 'Halden & Roe', value: paid }] },
    }),
  },
};
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: { busy: 'points', pendingSwitch: { kind: 'points', isOn: true } },
};
export const ChangeFailed: Story = {
  parameters: { states: ['failed'], pictures: { themes: ['dark'] } },
  args: { problem: { about: 'points', message: 'We could not reach the shop. Try again in a moment.' } },
};
export const CouponNotApplicable: Story = {
  parameters: { states: ['rejected'] },
  args: { credit: toCreditModel({ ...summary, coupons: [samples.couponMissing] }) },
};
export const OfferApplied: Story = { parameters: { states: ['variant'] }, args: { credit: withBankOffer } };
const rejected = offer && {
  ...offer,
  savingAmount: rupees(0),
  isApplicable: false,
  reason: 'Add items for ₹71,000 more to use HDFC10.',
};
export const OfferNotApplicable: Story = {
  parameters: { states: ['rejected'] },
  args: {
    credit: toCreditModel({
      ...summary,
      bankOfferCouponCode: rejected?.offerCode ?? null,
      bankOffer: rejected ?? null,
      bankOfferError: rejected?.reason ?? null,
    }),
  },
};
export const OfferExpired: Story = {
  parameters: { states: ['expired'], pictures: { themes: ['dark'] } },
  args: { problem: { about: 'offer HDFC10', message: 'This offer has expired.' } },
};
export const NoOffers: Story = { parameters: { states: ['empty'] }, args: { offers: [] } };
export const OffersFailed: Story = {
  parameters: { states: ['failed'] },
  args: { offers: undefined, haveOffersFailed: true },
};
export const CouponAgainstOffer: Story = {
  parameters: { states: ['variant'] },
  args: { conflict: { code: 'ICICI5000', message: alone?.reason ?? '' } },
  // The dialog loads on first use.
  play: async () => void (await screen.findByRole('alertdialog')),
};
