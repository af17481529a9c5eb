import type { OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { useForm } from '@luxe/ui/form';
import { useId, useState } from 'react';
import { copy } from '../copy.ts';
import { chosenPlan } from '../data/emi.ts';
import { isDirect, type Payment } from '../data/payment.ts';
import type { CheckoutModel } from '../data/toCheckoutModel.ts';
import type { PaymentControls } from '../data/usePayment.ts';
import { emptyCard, toPayingCard, type CardValues } from './cardValues.ts';
import { upiWayOf } from './upiWay.ts';
import { useUpiCheck } from './useUpiCheck.ts';

export type PayStateNeeds = {
  checkout: CheckoutModel;
  pay: PaymentControls;
  /** Why nothing can be ordered, whatever the way to pay; empty when it can. */
  blocked: string;
  onPlace: (payment: Payment) => void;
};

/** What step 3 and the button of the page share: the way to pay, what is still missing of it, and what a press does. */
export function usePayState({ checkout, pay, blocked, onPlace }: PayStateNeeds) {
  const card = useForm<CardValues>({ defaultValues: emptyCard });
  const cardId = useId();
  const upi = useUpiCheck(pay.verify);
  const [isPlanSettled, setPlanSettled] = useState(false);

  const { choice, options } = pay;
  const mode = checkout.covering ?? pay.mode;
  const plan = chosenPlan(pay.emiBanks ?? [], choice, checkout.noCostEmiCode);
  const isCardStep = mode === 'EMI' && isPlanSettled && plan !== undefined && !pay.isPlanChanging;
  const savedIds = (options?.savedUpiIds ?? []).map(({ upiId }) => upiId);
  // A plan is of one bank: no other's card can pay by it.
  const savedCards = (options?.savedCards ?? []).filter(
    ({ bank }) => mode !== 'EMI' || bank === plan?.bank.bankName,
  );
  const hasCardForm = mode === 'Credit Card' || isCardStep;

  function submitCard(values: CardValues) {
    if (blocked) return;
    const paying = toPayingCard(values, savedCards);
    if (mode === 'Credit Card') onPlace({ mode, card: paying });
    if (mode === 'EMI' && plan)
      onPlace({ mode, card: paying, emi: { bank: plan.bank.code, months: plan.plan.months } });
  }

  async function payByUpi() {
    const { way, upiId } = upiWayOf(choice, savedIds);
    if (way === 'app') return onPlace({ mode: 'UPI', upiId: undefined });
    const answer = await upi.check(upiId);
    if (answer.kind === 'valid') onPlace({ mode: 'UPI', upiId });
    return undefined;
  }

  function press() {
    if (mode === undefined || reason) return;
    if (isDirect(mode)) onPlace({ mode });
    else if (mode === 'PayPal' || mode === 'TPM') onPlace({ mode });
    else if (mode === 'Netbanking') onPlace({ mode, bank: choice.bank });
    else if (mode === 'UPI') void payByUpi();
    else if (mode === 'EMI') setPlanSettled(true);
  }

  function missing(): string {
    if (mode === undefined) return noModeReason(checkout.modes);
    if (pay.isPlanChanging) return copy.emi.changing;
    if (mode === 'Netbanking' && !options && !pay.optionsFailed) return copy.optionsLoading;
    if (mode === 'Netbanking' && !bankChosen(pay)) return copy.banks.needed;
    if (mode === 'UPI' && upiWayOf(choice, savedIds).upiId === '') return copy.upi.empty;
    if (mode !== 'EMI') return '';
    if (!pay.emiBanks && !pay.emiFailed) return copy.emi.loading;
    if (pay.emiBanks?.length === 0) return copy.emi.none;
    if (!choice.emiBank) return copy.emi.bankNeeded;
    return plan ? '' : copy.emi.planNeeded;
  }

  const reason = blocked || missing();
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
    /** Why the page's button cannot be pressed; empty when it can. */
    reason,
    press,
    /** The form that the page's button sends, where a card pays. */
    formId: hasCardForm ? cardId : undefined,
    words: buttonWords(checkout, mode, isCardStep ? undefined : plan?.plan.months),
  };
}

export type PayState = ReturnType<typeof usePayState>;

export type ButtonWords = { label: string; short: string; busy: string; terms: string };

/** What the page's button says; beside an amount it is short. */
function buttonWords(
  { payable }: CheckoutModel,
  mode: PaymentMode | undefined,
  months: number | undefined,
): ButtonWords {
  const { terms, placing } = copy;
  if (mode === 'COD') return { label: copy.place(payable), short: copy.placeShort, busy: placing, terms };
  if (mode !== undefined && isDirect(mode))
    return { label: copy.placeShort, short: copy.placeShort, busy: placing, terms };
  const paying = { busy: copy.payBusy, terms: copy.payTerms };
  return mode === 'EMI' && months !== undefined
    ? { label: copy.emi.continueWith(months), short: copy.emi.continueShort, ...paying }
    : { label: copy.payNow(payable), short: copy.payShort, ...paying };
}

const bankChosen = ({ options, choice }: PaymentControls) =>
  options?.banks.some(({ code }) => code === choice.bank) ?? false;

const noModeReason = (modes: OrderSummary['paymentModes']) =>
  modes.some(({ isEligible }) => isEligible) ? copy.modeNeeded : copy.noMode;
