import type { OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { useForm } from '@luxe/ui/form';
import { useId, useState } from 'react';
import { copy } from '../data/copy.ts';
import { chosenPlan } from '../data/chosenEmiPlan.ts';
import { isDirect, type Payment } from '../data/payment.ts';
import type { CheckoutModel } from '../data/toCheckoutModel.ts';
import type { PaymentControls } from '../data/usePayment.ts';
import { emptyCard, toPayingCard, type CardValues } from './cardValues.ts';
import { resolveUpiMethod } from './resolveUpiMethod.ts';
import { useUpiCheck } from './useUpiCheck.ts';

export type UsePayStateOptions = {
  checkout: CheckoutModel;
  pay: PaymentControls;
  /** Why the order is blocked for every payment method; empty when it is not blocked. */
  blocked: string;
  onPlaceOrder: (payment: Payment) => void;
};

/**
 * State that step 3 and the button of the page share: the payment mode, why the button is disabled, and what
 * a press does.
 */
export function usePayState({ checkout, pay, blocked, onPlaceOrder }: UsePayStateOptions) {
  const card = useForm<CardValues>({ defaultValues: emptyCard });
  const cardId = useId();
  const upi = useUpiCheck(pay.verify);
  const [isPlanSettled, setPlanSettled] = useState(false);

  const { choice, options } = pay;
  const mode = checkout.covering ?? pay.mode;
  const plan = chosenPlan(pay.emiBanks ?? [], choice, checkout.noCostEmiCode);
  const isCardStep = mode === 'EMI' && isPlanSettled && plan !== undefined && !pay.isPlanChanging;
  const savedIds = (options?.savedUpiIds ?? []).map(({ upiId }) => upiId);
  // An EMI plan can be paid only with a card of the plan's bank, so cards of other banks are left out.
  const savedCards = (options?.savedCards ?? []).filter(
    ({ bank }) => mode !== 'EMI' || bank === plan?.bank.bankName,
  );
  const hasCardForm = mode === 'Credit Card' || isCardStep;

  function submitCard(values: CardValues) {
    if (blocked) return;
    const paying = toPayingCard(values, savedCards);
    if (mode === 'Credit Card') onPlaceOrder({ mode, card: paying });
    if (mode === 'EMI' && plan)
      onPlaceOrder({ mode, card: paying, emi: { bank: plan.bank.code, months: plan.plan.months } });
  }

  async function payByUpi() {
    const { method, upiId } = resolveUpiMethod(choice, savedIds);
    if (method === 'app') return onPlaceOrder({ mode: 'UPI', upiId: undefined });
    const result = await upi.check(upiId);
    if (result.kind === 'valid') onPlaceOrder({ mode: 'UPI', upiId });
    return undefined;
  }

  function submit() {
    if (mode === undefined || reason) return;
    if (isDirect(mode)) onPlaceOrder({ mode });
    else if (mode === 'PayPal' || mode === 'TPM') onPlaceOrder({ mode });
    else if (mode === 'Netbanking') onPlaceOrder({ mode, bank: choice.bank });
    else if (mode === 'UPI') void payByUpi();
    else if (mode === 'EMI') setPlanSettled(true);
  }

  function missingReason(): string {
    if (mode === undefined) return noModeReason(checkout.modes);
    if (pay.isPlanChanging) return copy.emi.changing;
    if (mode === 'Netbanking' && !options && !pay.optionsFailed) return copy.optionsLoading;
    if (mode === 'Netbanking' && !isBankChosen(pay)) return copy.banks.needed;
    if (mode === 'UPI' && resolveUpiMethod(choice, savedIds).upiId === '') return copy.upi.empty;
    if (mode !== 'EMI') return '';
    if (!pay.emiBanks && !pay.emiFailed) return copy.emi.loading;
    if (pay.emiBanks?.length === 0) return copy.emi.none;
    if (!choice.emiBank) return copy.emi.bankNeeded;
    return plan ? '' : copy.emi.planNeeded;
  }

  const reason = blocked || missingReason();
  return {
    mode,
    plan,
    isCardStep,
    card,
    cardId,
    upi,
    savedIds,
    savedCards,
    submitCard,
    changePlan: () => setPlanSettled(false),
    /** Why the page's button is disabled; empty when it is enabled. */
    reason,
    submit,
    /** Id of the card form that the page's button submits; undefined for other modes. */
    formId: hasCardForm ? cardId : undefined,
    labels: toButtonLabels(checkout, mode, isCardStep ? undefined : plan?.plan.months),
  };
}

export type PayState = ReturnType<typeof usePayState>;

export type ButtonLabels = { label: string; short: string; busy: string; terms: string };

/** Labels of the page's button; `short` is for a button beside the total. */
function toButtonLabels(
  { payable }: CheckoutModel,
  mode: PaymentMode | undefined,
  months: number | undefined,
): ButtonLabels {
  const { terms, placing } = copy;
  if (mode === 'COD')
    return { label: copy.placeOrder(payable), short: copy.placeOrderShort, busy: placing, terms };
  if (mode !== undefined && isDirect(mode))
    return { label: copy.placeOrderShort, short: copy.placeOrderShort, busy: placing, terms };
  const paying = { busy: copy.payBusy, terms: copy.payTerms };
  return mode === 'EMI' && months !== undefined
    ? { label: copy.emi.continueWith(months), short: copy.emi.continueShort, ...paying }
    : { label: copy.payNow(payable), short: copy.payShort, ...paying };
}

const isBankChosen = ({ options, choice }: PaymentControls) =>
  options?.banks.some(({ code }) => code === choice.bank) ?? false;

const noModeReason = (modes: OrderSummary['paymentModes']) =>
  modes.some(({ isEligible }) => isEligible) ? copy.modeNeeded : copy.noMode;
