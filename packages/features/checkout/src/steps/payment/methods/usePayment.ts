import { current, type OrderSummary } from '@luxe/contract/calls';
import { useCall, useClient, type SessionStorage } from '@luxe/resources';
import { useState } from 'react';
import type { CartName } from '../../../data/cart.ts';
import { checkBin } from '../card/checkBin.ts';
import { useEmiPlans } from '../emi/useEmiPlans.ts';
import { readChoice, saveChoice, type PayChoice } from '../payChoice.ts';
import { verifyUpiId } from '../upi/verifyUpiId.ts';
import { resolveMode } from './toPaymentModel.ts';

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
  const mode = resolveMode(summary?.paymentModes ?? [], choice.mode);
  const isPayable = summary?.openOrderId === null;
  const options = useCall('paymentOptions', isPayable ? { params: { user: current, cart } } : null, {
    renew: true,
  });

  function choose(change: Partial<PayChoice>) {
    setChoice((before) => {
      const after = { ...before, ...change };
      saveChoice(storage, after);
      return after;
    });
  }

  const emi = useEmiPlans({ cart, summary, mode, choice, choose, renewSummary, onPlanRejected });

  return {
    /** The selected payment mode; undefined for none. */
    mode,
    choice,
    choose,
    options: options.data,
    optionsFailed: options.error !== undefined && options.data === undefined,
    retryOptions: options.retry,
    ...emi,
    verify: (upiId: string) => verifyUpiId(client, upiId),
    checkBin: (bin: string, emiBank: string | undefined) => checkBin(client, cart, bin, emiBank),
  };
}
