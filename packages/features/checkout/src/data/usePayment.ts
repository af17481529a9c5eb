import { ApiError, extractMessage } from '@luxe/client';
import { current, type EmiPlan, type OrderSummary } from '@luxe/contract/calls';
import { toFailure, useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { Shelf } from './attempt.ts';
import { keepChoice, readChoice, type PayChoice } from './payChoice.ts';
import type { CartName } from './payment.ts';
import { modeOf } from './toCheckoutModel.ts';

/** What is known of a UPI id [CHK-07]. */
export type VpaAnswer = { kind: 'valid'; name: string } | { kind: 'wrong'; words: string };

/** `words` stand beside the number; empty where nothing is against the card, or nobody knows. */
export type BinAnswer = {
  words: string;
  /** It cannot pay by the plan. A card that is not for the bank's offer can still pay. */
  isUnfit: boolean;
};

/** `none`: there was none to leave. */
type LeftPlan = 'none' | 'left' | 'refused';

export type PaymentNeeds = {
  cart: CartName;
  shelf: Shelf;
  summary: OrderSummary | undefined;
  /** Asks for the amounts again. */
  renewSummary: () => Promise<void>;
  /** Says why a plan could not be had [CHK-27]. */
  onPlanRefused: (words: string) => void;
};

/** All that step 3 is given. */
export type PaymentControls = ReturnType<typeof usePayment>;

/** What step 3 reads and tells the store of: options, plans, UPI ids, the first digits of a card. The choice is kept over a reload. */
export function usePayment({ cart, shelf, summary, renewSummary, onPlanRefused }: PaymentNeeds) {
  const client = useClient();
  const [choice, setChoice] = useState(() => readChoice(shelf));
  const [isPlanChanging, setPlanChanging] = useState(false);
  const params = { user: current, cart };
  const mode = modeOf(summary?.paymentModes ?? [], choice.mode);
  const isPaid = summary !== undefined && summary.openOrderId === null;
  const options = useCall('paymentOptions', isPaid ? { params } : null, { renew: true });
  const plans = useCall('emiPlans', isPaid && mode === 'EMI' ? { params } : null, { renew: true });

  function choose(change: Partial<PayChoice>) {
    setChoice((before) => {
      const after = { ...before, ...change };
      keepChoice(shelf, after);
      return after;
    });
  }

  async function changePlan(work: () => Promise<unknown>): Promise<boolean> {
    setPlanChanging(true);
    try {
      await work();
      await renewSummary();
      return true;
    } catch (error) {
      onPlanRefused(toFailure(error).message);
      return false;
    } finally {
      setPlanChanging(false);
    }
  }

  /** Tells the store of a plan without interest, or that there is none any more: its interest is off the payable. */
  async function choosePlan(plan: EmiPlan) {
    const before = choice.emiMonths;
    choose({ emiMonths: plan.months });
    const known = summary?.noCostEmiCode ?? '';
    if (plan.emiCode === known) return;
    const isDone = await changePlan(() =>
      plan.emiCode
        ? client.call('applyNoCostEMI', { params, body: { emiCode: plan.emiCode } })
        : client.call('releaseNoCostEMI', { params }),
    );
    if (!isDone) choose({ emiMonths: before });
  }

  // A plan belongs to EMI alone: whoever pays otherwise pays the whole, also after a reload.
  const isPlanLeft = Boolean(summary?.noCostEmiCode) && mode !== undefined && mode !== 'EMI';
  const leaving = useRef<Promise<boolean>>(undefined);

  /** Whoever asks while it is on its way gets the same answer. */
  async function leavePlan(): Promise<LeftPlan> {
    if (!isPlanLeft) return 'none';
    leaving.current ??= changePlan(() => client.call('releaseNoCostEMI', { params })).finally(() => {
      leaving.current = undefined;
    });
    return (await leaving.current) ? 'left' : 'refused';
  }

  const leaveNow = useRef(leavePlan);
  leaveNow.current = leavePlan;
  // Again with each new answer: one that failed is not left to the shopper.
  useEffect(() => {
    if (isPlanLeft) void leaveNow.current();
  }, [isPlanLeft, summary]);

  // What a plan comes to follows the payable.
  const payable = summary?.cartAmount.paybleAmount.doubleValue;
  const renewPlans = useRef(plans.retry);
  renewPlans.current = plans.retry;
  const lastPayable = useRef(payable);
  useEffect(() => {
    if (lastPayable.current !== undefined && lastPayable.current !== payable) void renewPlans.current();
    lastPayable.current = payable;
  }, [payable]);

  return {
    /** The way to pay that stands; undefined until one does. */
    mode,
    choice,
    choose,
    choosePlan,
    isPlanChanging,
    /** Releases a plan that another way to pay has left: before it is off nothing is paid, the amount would not be the one she sees. */
    leavePlan,
    options: options.data,
    optionsFailed: options.error !== undefined && options.data === undefined,
    retryOptions: options.retry,
    emiBanks: plans.data?.banks,
    emiFailed: plans.error !== undefined && plans.data === undefined,
    retryEmi: plans.retry,

    async verify(upiId: string): Promise<VpaAnswer> {
      try {
        const { status, customerName } = await client.call('verifyVpa', {
          params: { user: current },
          body: { upiId },
        });
        return status === 'VALID'
          ? { kind: 'valid', name: customerName }
          : { kind: 'wrong', words: copy.upi.invalid };
      } catch (error) {
        return { kind: 'wrong', words: vpaWords(error) };
      }
    },

    /** What the first digits of a card tell against it. */
    async checkBin(bin: string, emiBank: string | undefined): Promise<BinAnswer> {
      const fromOffer = client
        .call('binValidation', { params, body: { bin } })
        .then(({ bankOfferError }) => bankOfferError);
      const fromEmi =
        emiBank === undefined
          ? ''
          : client
              .call('emiEligibleBin', { params, body: { bin, bank: emiBank } })
              .then(({ isEligible, message }) => (isEligible ? '' : message || copy.emi.none));
      const [emi, offer] = await Promise.allSettled([fromEmi, fromOffer]);
      const unfit = wordsOf(emi);
      return { words: unfit || wordsOf(offer), isUnfit: unfit !== '' };
    },
  };
}

const wordsOf = (told: PromiseSettledResult<string>) => (told.status === 'fulfilled' ? told.value : '');

function vpaWords(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.upi.unchecked;
  if (error.code === 'PAYMENT_GATEWAY') return copy.gatewayTitle;
  return error.status === 0 || error.status >= 500 ? copy.upi.unchecked : extractMessage(error.body);
}
