import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { toCheckoutModel } from '../../../flow/toCheckoutModel.ts';
import { checkoutProps, StatefulPayStep, createPaymentControls } from '../../../testing.tsx';

const { checkout } = checkoutProps;
const asNew = { options: samples.paymentOptionsNew };
const noCost = { ...checkout, noCostEmiCode: 'NCEMI-HDFC-6' };
const byPlan = { mode: 'EMI', emiBank: 'HDFC CREDIT', emiMonths: 6 } as const;
const waiting = {
  intentUrl:
    'upi://pay?tr=f3c1&pa=luxe%40sandbox&mc=5311&pn=LUXE&am=370900.00&cu=INR&tn=Order%20261120-4877-1',
  onPaid: fn(),
  onOtherMethod: fn(),
};

const meta = {
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Payment methods',
      missingStates: { offline: 'Nothing is sent offline: a message appears beside the button.' },
    },
  },
  component: StatefulPayStep,
  // Loads the lazy panels before the story renders.
  loaders: [() => Promise.all([import('../emi/EmiPanel.tsx'), import('../upi/upi.ts')])],
  args: { checkout, pay: createPaymentControls(), waiting: undefined, busy: false, onPlaceOrder: fn() },
} satisfies Meta<typeof StatefulPayStep>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** Waits for the button, because a lazy panel may still be rendering. */
const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Usual: Story = { parameters: { states: ['usual'] } };
export const SomeMethodsUnavailable: Story = {
  parameters: { states: ['variant'] },
  args: { checkout: toCheckoutModel(samples.orderSummaryNoCod, '110003') },
};
export const CoveredByCredit: Story = {
  parameters: { states: ['empty'] },
  args: { checkout: { ...checkout, payable: 0, covering: 'Cliq Cash' } },
};

export const NewCard: Story = {
  parameters: { states: ['variant'] },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }, asNew) },
};
/**
 * Pays with a new card by keyboard only. Tab moves through the fields, the digits are grouped, and the page's
 * button pays.
 */
export const NewCardKeyboard: Story = {
  ...NewCard,
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByLabelText('Card number');
    number.focus();
    await userEvent.keyboard('378282246310005');
    await expect(number).toHaveValue('3782 822463 10005');
    await expect(canvas.getByText('American Express')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('829');
    await expect(canvas.getByLabelText('Expiry')).toHaveValue('08 / 29');
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await userEvent.tab();
    await userEvent.keyboard('Ananya Rao');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await press(canvas, /^Pay ₹/);
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({
      mode: 'Credit Card',
      card: {
        kind: 'new',
        number: '378282246310005',
        month: '08',
        year: '2029',
        code: '1234',
        name: 'Ananya Rao',
        isToBeSaved: true,
      },
    });
  },
};
export const NewCardErrors: Story = {
  ...NewCard,
  parameters: { states: ['error'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Card number'), '4111111111111112');
    await userEvent.type(canvas.getByLabelText('Expiry'), '0126');
    await press(canvas, /^Pay ₹/);
    await canvas.findByText('The number is not right. Check it against your card.');
    await canvas.findByText('This card has expired. Use another one.');
    await canvas.findByText('Enter the security code.');
    await canvas.findByText('Enter the name on the card.');
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};
export const NotForTheOffer: Story = {
  parameters: { states: ['rejected'], pictures: { themes: ['dark'] } },
  args: {
    pay: createPaymentControls(
      { mode: 'Credit Card' },
      {
        ...asNew,
        checkBin: async () => ({ message: samples.binValidationUnfit.bankOfferError, isIneligible: false }),
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Card number'), '555555');
    await canvas.findByText(samples.binValidationUnfit.bankOfferError);
  },
};
export const SavedCards: Story = {
  parameters: { states: ['chosen'], pictures: { themes: ['dark'] } },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /^American Express ending 0005/ })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Security code'), '321');
    await press(canvas, /^Pay ₹/);
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({
      mode: 'Credit Card',
      card: { kind: 'saved', token: 'tkn_4386', code: '321', bin: '438628' },
    });
  },
};
export const OptionsLoading: Story = {
  parameters: { states: ['loading'] },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }, { options: undefined }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading payment options');
  },
};
export const OptionsFailed: Story = {
  parameters: { states: ['failed'], pictures: { themes: ['dark'] } },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }, { options: undefined, optionsFailed: true }) },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    pay: createPaymentControls(
      { mode: 'Credit Card' },
      {
        options: {
          ...samples.paymentOptions,
          savedCards: samples.paymentOptions.savedCards.map((card) => ({
            ...card,
            bank: 'The Hongkong and Shanghai Banking Corporation Limited, India branches',
          })),
        },
      },
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Upi: Story = {
  parameters: { states: ['variant'] },
  args: { pay: createPaymentControls({ mode: 'UPI' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('ananya.rao@okhdfcbank');
  },
};
export const UpiVerified: Story = {
  parameters: { states: ['variant'] },
  args: {
    pay: createPaymentControls({ mode: 'UPI', upiMethod: 'typed', upiId: 'ananya.rao@okbank' }, asNew),
  },
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, /^Verify/);
    await canvas.findByText('Verified. Ananya Rao');
  },
};
const unknownId = {
  kind: 'wrong',
  message: 'We could not find this UPI id. Check it, or use another one.',
} as const;
export const UpiInvalid: Story = {
  parameters: { states: ['rejected'], pictures: { themes: ['dark'] } },
  args: {
    pay: createPaymentControls(
      { mode: 'UPI', upiMethod: 'typed', upiId: 'asha@nobank' },
      { ...asNew, verify: async () => unknownId },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, /^Pay ₹/);
    await canvas.findByText(unknownId.message);
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};
export const UpiErrors: Story = {
  parameters: { states: ['error'] },
  args: { pay: createPaymentControls({ mode: 'UPI', upiMethod: 'typed' }, asNew) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('UPI id'), 'asha');
    await userEvent.tab();
    await canvas.findByText('Enter it as name@bank.');
  },
};
export const UpiVerifying: Story = {
  parameters: { states: ['busy'] },
  args: {
    pay: createPaymentControls(
      { mode: 'UPI', upiMethod: 'typed', upiId: 'ananya.rao@okbank' },
      { ...asNew, verify: () => new Promise(() => undefined) },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, /^Verify/);
    await canvas.findByRole('button', { name: 'Verifying' });
  },
};
export const UpiApp: Story = {
  parameters: { states: ['variant'] },
  args: { pay: createPaymentControls({ mode: 'UPI', upiMethod: 'app' }) },
};
export const UpiCodeOpen: Story = {
  parameters: { states: ['open'] },
  args: { pay: createPaymentControls({ mode: 'UPI', upiMethod: 'app' }), waiting },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: /^Code to pay ₹/ });
    await press(canvas, /^I have paid/);
    await expect(waiting.onPaid).toHaveBeenCalled();
  },
};

export const Emi: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { checkout: noCost, pay: createPaymentControls(byPlan) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Continue with 6 months' });
    await canvas.findByText('₹54,834');
  },
};
export const EmiNothingChosen: Story = {
  parameters: { states: ['empty'] },
  args: { pay: createPaymentControls({ mode: 'EMI' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bank');
  },
};
export const EmiNarrow: Story = {
  ...Emi,
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { theme: 'light', viewport: { value: 'narrow' } },
};
/** The card step of EMI, with the focus in its first field. */
export const EmiCard: Story = {
  parameters: { states: ['variant'] },
  args: { checkout: noCost, pay: createPaymentControls(byPlan, asNew) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The plans load when EMI is chosen.
    await canvas.findByText('₹54,834');
    await press(canvas, /^Continue with 6 months/);
    const number = await canvas.findByLabelText('Card number');
    await waitFor(() => expect(number).toHaveFocus());
    await canvas.findByText('HDFC Bank, 6 months of ₹54,834');
  },
};
export const EmiCardNotEligible: Story = {
  parameters: { states: ['rejected'], pictures: { themes: ['dark'] } },
  args: {
    checkout: noCost,
    pay: createPaymentControls(byPlan, {
      ...asNew,
      checkBin: async () => ({ message: 'This card is not of HDFC Bank.', isIneligible: true }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The plans load when EMI is chosen.
    await canvas.findByText('₹54,834');
    await press(canvas, /^Continue with 6 months/);
    await userEvent.type(await canvas.findByLabelText('Card number'), '555555');
    await canvas.findByText('This card is not of HDFC Bank.');
  },
};
export const EmiEmpty: Story = {
  parameters: { states: ['empty'] },
  args: { pay: createPaymentControls({ mode: 'EMI' }, { emiBanks: [] }) },
};
export const EmiLoading: Story = {
  parameters: { states: ['loading'] },
  args: { pay: createPaymentControls({ mode: 'EMI' }, { emiBanks: undefined }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Loading EMI plans');
  },
};
export const EmiFailed: Story = {
  parameters: { states: ['failed'] },
  args: { pay: createPaymentControls({ mode: 'EMI' }, { emiBanks: undefined, emiFailed: true }) },
};

export const Netbanking: Story = {
  parameters: { states: ['variant'] },
  args: { pay: createPaymentControls({ mode: 'Netbanking', bank: 'NB_HDFC' }) },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement), /^Pay ₹/);
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({ mode: 'Netbanking', bank: 'NB_HDFC' });
  },
};
export const BanksFailed: Story = {
  parameters: { states: ['failed'] },
  args: { pay: createPaymentControls({ mode: 'Netbanking' }, { options: undefined, optionsFailed: true }) },
};
export const Wallet: Story = {
  parameters: { states: ['variant'] },
  args: { pay: createPaymentControls({ mode: 'PayPal' }) },
};
export const Slow: Story = {
  parameters: { states: ['slow'] },
  args: { pay: createPaymentControls({ mode: 'PayPal' }), busy: true },
};
