import { ApiError, extractMessage } from '@luxe/client';
import { current, type EmiPlan, type OrderSummary } from '@luxe/contract/calls';
import { toFailure, useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import type { SessionStorage } from './attempt.ts';
import { saveChoice, readChoice, type PayChoice } from './payChoice.ts';
import type { CartName } from './payment.ts';
import { resolveMode } from './toCheckoutModel.ts';

/** Result of verifying a UPI id [CHK-07]. */
export type VpaResult = { kind: 'valid'; name: string } | { kind: 'wrong'; message: string };

/** Result of checking the first digits of a card. */
export type BinResult = {
  /** Shown beside the number; empty when the card is fine or the check failed. */
  message: string;
  /**
   * True when the card cannot pay by the chosen EMI plan. False for a card that only the bank offer excludes,
   * because this card can still pay.
   */
  isIneligible: boolean;
};

/** `none`: no plan had to be released. */
type PlanRelease = 'none' | 'released' | 'rejected';

export type UsePaymentOptions = {
  cart: CartName;
  storage: SessionStorage;
  summary: OrderSummary | undefined;
  /** Reloads the amounts. */
  renewSummary: () => Promise<void>;
  /** Receives the message for a rejected plan [CHK-27]. */
  onPlanRejected: (message: string) => void;
};

/** Data and actions of step 3. */
export type PaymentControls = ReturnType<typeof usePayment>;

/** Payment options, EMI plans, UPI ids and card checks of step 3. The choice survives a reload. */
export function usePayment({ cart, storage, summary, renewSummary, onPlanRejected }: UsePaymentOptions) {
  const client = useClient();
  const [choice, setChoice] = useState(() => readChoice(storage));
  const [isPlanChanging, setPlanChanging] = useState(false);
  const params = { user: current, cart };
  const mode = resolveMode(summary?.paymentModes ?? [], choice.mode);
  const isPayable = summary !== undefined && summary.openOrderId === null;
  const options = useCall('paymentOptions', isPayable ? { params } : null, { renew: true });
  const plans = useCall('emiPlans', isPayable && mode === 'EMI' ? { params } : null, { renew: true });

  function choose(change: Partial<PayChoice>) {
    setChoice((before) => {
      const after = { ...before, ...change };
      saveChoice(storage, after);
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
      onPlanRejected(toFailure(error).message);
      return false;
    } finally {
      setPlanChanging(false);
    }
  }

  /**
   * Selects an EMI plan. Also applies or releases the no-cost plan at the store, because the store deducts
   * the interest of a no-cost plan from the payable.
   */
  async function choosePlan(plan: EmiPlan) {
    const before = choice.emiMonths;
    choose({ emiMonths: plan.months });
    const appliedCode = summary?.noCostEmiCode ?? '';
    if (plan.emiCode === appliedCode) return;
    const isDone = await changePlan(() =>
      plan.emiCode
        ? client.call('applyNoCostEMI', { params, body: { emiCode: plan.emiCode } })
        : client.call('releaseNoCostEMI', { params }),
    );
    if (!isDone) choose({ emiMonths: before });
  }

  // A no-cost plan lowers the payable for EMI only. Any other mode must therefore release the plan, even
  // after a reload.
  const mustReleasePlan = Boolean(summary?.noCostEmiCode) && mode !== undefined && mode !== 'EMI';
  const pendingRelease = useRef<Promise<boolean>>(undefined);

  /** Releases the no-cost plan. Calls during a release share its result. */
  async function releasePlan(): Promise<PlanRelease> {
    if (!mustReleasePlan) return 'none';
    pendingRelease.current ??= changePlan(() => client.call('releaseNoCostEMI', { params })).finally(() => {
      pendingRelease.current = undefined;
    });
    return (await pendingRelease.current) ? 'released' : 'rejected';
  }

  const latestReleasePlan = useRef(releasePlan);
  latestReleasePlan.current = releasePlan;
  // This effect also runs when a new order summary arrives, so that a failed release is retried.
  useEffect(() => {
    if (mustReleasePlan) void latestReleasePlan.current();
  }, [mustReleasePlan, summary]);

  // Reload the plans when the payable changes, because their instalments depend on it.
  const payable = summary?.cartAmount.paybleAmount.doubleValue;
  const renewPlans = useRef(plans.retry);
  renewPlans.current = plans.retry;
  const lastPayable = useRef(payable);
  useEffect(() => {
    if (lastPayable.current !== undefined && lastPayable.current !== payable) void renewPlans.current();
    lastPayable.current = payable;
  }, [payable]);

  return {
    /** The selected payment mode; undefined for none. */
    mode,
    choice,
    choose,
    choosePlan,
    isPlanChanging,
    /**
     * Releases a no-cost plan that the mode does not use. Await it before payment, because it changes the
     * amount.
     */
    releasePlan,
    options: options.data,
    optionsFailed: options.error !== undefined && options.data === undefined,
    retryOptions: options.retry,
    emiBanks: plans.data?.banks,
    emiFailed: plans.error !== undefined && plans.data === undefined,
    retryEmi: plans.retry,

    async verify(upiId: string): Promise<VpaResult> {
      try {
        const { status, customerName } = await client.call('verifyVpa', {
          params: { user: current },
          body: { upiId },
        });
        return status === 'VALID'
          ? { kind: 'valid', name: customerName }
          : { kind: 'wrong', message: copy.upi.invalid };
      } catch (error) {
        return { kind: 'wrong', message: toVpaMessage(error) };
      }
    },

    /** Checks the first digits of a card against the bank offer and the EMI bank. */
    async checkBin(bin: string, emiBank: string | undefined): Promise<BinResult> {
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
      const emiMessage = messageOf(emi);
      return { message: emiMessage || messageOf(offer), isIneligible: emiMessage !== '' };
    },
  };
}

const messageOf = (result: PromiseSettledResult<string>) =>
  result.status === 'fulfilled' ? result.value : '';

function toVpaMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.upi.unchecked;
  if (error.code === 'PAYMENT_GATEWAY') return copy.gatewayTitle;
  return error.status === 0 || error.status >= 500 ? copy.upi.unchecked : extractMessage(error.body);
}
