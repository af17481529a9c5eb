import { current, type EmiPlan, type OrderSummary, type PaymentMode } from '@luxe/contract/calls';
import { toFailure, useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import type { CartName } from '../../../data/cart.ts';
import type { PayChoice } from '../payChoice.ts';

/** `none`: no plan had to be released. */
type PlanRelease = 'none' | 'released' | 'rejected';

export type UseEmiPlansOptions = {
  cart: CartName;
  summary: OrderSummary | undefined;
  /** The selected payment mode; undefined for none. */
  mode: PaymentMode | undefined;
  choice: PayChoice;
  choose: (change: Partial<PayChoice>) => void;
  /** Reloads the amounts. */
  renewSummary: () => Promise<void>;
  /** Receives the message for a rejected plan [CHK-27]. */
  onPlanRejected: (message: string) => void;
};

/**
 * EMI plans, and the no-cost plan that the store has applied. A no-cost plan lowers the payable for EMI only,
 * so any other mode releases it.
 */
export function useEmiPlans({
  cart,
  summary,
  mode,
  choice,
  choose,
  renewSummary,
  onPlanRejected,
}: UseEmiPlansOptions) {
  const client = useClient();
  const params = { user: current, cart };
  const [isPlanChanging, setPlanChanging] = useState(false);
  const isOffered = summary?.openOrderId === null && mode === 'EMI';
  const plans = useCall('emiPlans', isOffered ? { params } : null, { renew: true });
  useRenewWith(summary?.cartAmount.paybleAmount.doubleValue, plans.retry);

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

  // Any other mode must release the plan, even after a reload.
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

  return {
    emiBanks: plans.data?.banks,
    emiFailed: plans.error !== undefined && plans.data === undefined,
    retryEmi: plans.retry,
    choosePlan,
    isPlanChanging,
    /**
     * Releases a no-cost plan that the mode does not use. Await it before payment, because it changes the
     * amount.
     */
    releasePlan,
  };
}

/** Reloads the plans when the payable changes, because their instalments depend on it. */
function useRenewWith(payable: number | undefined, renew: () => Promise<void>) {
  const latestRenew = useRef(renew);
  latestRenew.current = renew;
  const lastPayable = useRef(payable);
  useEffect(() => {
    if (lastPayable.current !== undefined && lastPayable.current !== payable) void latestRenew.current();
    lastPayable.current = payable;
  }, [payable]);
}
