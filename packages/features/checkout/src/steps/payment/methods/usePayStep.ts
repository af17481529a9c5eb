import type { EmiPlan, PaymentMode } from '@luxe/contract/calls';
import { useForm } from '@luxe/ui/form';
import { useId, useState } from 'react';
import { copy as pageCopy } from '../../../data/copy.ts';
import { emptyCard, toPayingCard, type CardValues } from '../card/cardValues.ts';
import { copy } from '../copy.ts';
import { chosenPlan } from '../emi/chosenEmiPlan.ts';
import type { PayChoice } from '../payChoice.ts';
import { resolveUpiMethod } from '../upi/resolveUpiMethod.ts';
import { useUpiCheck } from '../upi/useUpiCheck.ts';
import { isDirect, type Payment } from './payment.ts';
import type { PaymentModel } from './toPaymentModel.ts';
import type { PaymentControls } from './usePayment.ts';

export type UsePayStepOptions = {
  model: PaymentModel;
  pay: PaymentControls;
  /** Why the order is blocked for every payment method; empty when it is not blocked. */
  blocked: string;
  /** Changes the choice of the shopper. */
  onChoose: (change: Partial<PayChoice>) => void;
  onPlaceOrder: (payment: Payment) => void;
  /** Current time, to detect an expired card. Default: the system clock. */
  now?: (() => Date) | undefined;
};

/**
 * State that step 3 and the button of the page share: the payment mode, why the button is disabled, and what
 * a press does. Returns props of both.
 */
export function usePayStep({ model, pay, blocked, onChoose, onPlaceOrder, now = clock }: UsePayStepOptions) {
  const form = useForm<CardValues>({ defaultValues: emptyCard });
  const formId = useId();
  const upi = useUpiCheck(pay.verify);
  const [isPlanSettled, setPlanSettled] = useState(false);

  const { choice, options } = pay;
  const mode = model.covering ?? pay.mode;
  const plan = chosenPlan(pay.emiBanks ?? [], choice, model.noCostEmiCode);
  const isCardStep = mode === 'EMI' && isPlanSettled && plan !== undefined && !pay.isPlanChanging;
  const savedIds = (options?.savedUpiIds ?? []).map(({ upiId }) => upiId);
  // An EMI plan can be paid only with a card of the plan's bank, so cards of other banks are left out.
  const savedCards = (options?.savedCards ?? []).filter(
    ({ bank }) => mode !== 'EMI' || bank === plan?.bank.bankName,
  );
  const reason = blocked || missingReason();
  const changePlan = () => setPlanSettled(false);

  function submitCard(values: CardValues) {
    if (blocked) return;
    const card = toPayingCard(values, savedCards);
    if (mode === 'Credit Card') onPlaceOrder({ mode, card });
    if (mode === 'EMI' && plan)
      onPlaceOrder({ mode, card, emi: { bank: plan.bank.code, months: plan.plan.months } });
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
    if (mode === undefined)
      return model.modes.some(({ isEligible }) => isEligible) ? copy.modeNeeded : copy.noMode;
    if (pay.isPlanChanging) return copy.emi.changing;
    if (mode === 'Netbanking' && !options && !pay.optionsFailed) return pageCopy.optionsLoading;
    if (mode === 'Netbanking' && !options?.banks.some(({ code }) => code === choice.bank))
      return copy.banks.needed;
    if (mode === 'UPI' && resolveUpiMethod(choice, savedIds).upiId === '') return copy.upi.empty;
    if (mode !== 'EMI') return '';
    if (!pay.emiBanks && !pay.emiFailed) return copy.emi.loading;
    if (pay.emiBanks?.length === 0) return copy.emi.none;
    if (!choice.emiBank) return copy.emi.bankNeeded;
    return plan ? '' : copy.emi.planNeeded;
  }

  return {
    step: {
      payable: model.payable,
      openOrderId: model.openOrderId,
      isCovered: model.covering !== undefined,
      modes: model.modes,
      mode,
      noCostFrom: model.noCostFrom,
      onChooseMode: (chosenMode: PaymentMode) => {
        changePlan();
        onChoose({ mode: chosenMode });
      },
      options: {
        status: options
          ? ('loaded' as const)
          : pay.optionsFailed
            ? ('failed' as const)
            : ('loading' as const),
        onRetry: () => void pay.retryOptions(),
      },
      card: {
        id: formId,
        form,
        saved: savedCards,
        onSubmit: submitCard,
        onCheckBin: (bin: string) => pay.checkBin(bin, mode === 'EMI' ? plan?.bank.code : undefined),
        now,
      },
      upi: {
        saved: savedIds,
        choice,
        onChoose,
        resultOf: upi.resultOf,
        isChecking: upi.isChecking,
        onVerify: (upiId: string) => void upi.check(upiId),
      },
      emi: {
        banks: pay.emiBanks,
        hasFailed: pay.emiFailed,
        onRetry: () => void pay.retryEmi(),
        choice,
        chosen: plan,
        onChoose,
        onPlan: (one: EmiPlan) => void pay.choosePlan(one),
        busy: pay.isPlanChanging,
        isCardStep,
        onChangePlan: changePlan,
      },
      netbanking: {
        banks: options?.banks ?? [],
        bank: choice.bank,
        onChoose: (bank: string) => onChoose({ bank }),
      },
    },
    button: {
      payable: model.payable,
      labels: toButtonLabels(model, mode, isCardStep ? undefined : plan?.plan.months),
      /** Why the button is disabled; empty when it is enabled. */
      blocked: reason,
      /** Id of the card form that the button submits; undefined for other modes. */
      formId: mode === 'Credit Card' || isCardStep ? formId : undefined,
      onPlaceOrder: submit,
    },
  };
}

const clock = () => new Date();

export type ButtonLabels = { label: string; short: string; busy: string; terms: string };

/** Labels of the page's button; `short` is for a button beside the total. */
function toButtonLabels(
  { payable }: PaymentModel,
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
