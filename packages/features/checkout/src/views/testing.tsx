import type { EmiPlan } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Stack } from '@luxe/ui/stack';
import { useState } from 'react';
import { noChoice, type PayChoice } from '../data/payChoice.ts';
import { resolveMode, toCheckoutModel } from '../data/toCheckoutModel.ts';
import type { PaymentControls } from '../data/usePayment.ts';
import { CheckoutView, type CheckoutViewProps } from './CheckoutView.tsx';
import { choicesSample } from './choicesSample.ts';
import { PayStep } from './PayStep.tsx';
import { PlaceOrderButton } from './PlaceOrderButton.tsx';
import { usePayState } from './usePayState.ts';

/** Data and actions of step 3 for stories and tests: samples of the contract, with immediate responses. */
export function createPaymentControls(
  choice: Partial<PayChoice> = {},
  change: Partial<PaymentControls> = {},
): PaymentControls {
  return {
    mode: choice.mode,
    choice: { ...noChoice, ...choice },
    choose: () => undefined,
    choosePlan: async () => undefined,
    isPlanChanging: false,
    releasePlan: async () => 'none',
    options: samples.paymentOptions,
    optionsFailed: false,
    retryOptions: async () => undefined,
    emiBanks: samples.emiPlans.banks,
    emiFailed: false,
    retryEmi: async () => undefined,
    verify: async () => ({ kind: 'valid', name: 'Ananya Rao' }),
    checkBin: async () => ({ message: '', isIneligible: false }),
    ...change,
  };
}

/** Props of a checkout page on which the shopper has not chosen anything yet. */
export const checkoutProps: CheckoutViewProps = {
  checkout: toCheckoutModel(samples.orderSummary, '110003'),
  amounts: samples.orderSummary.cartAmount,
  addresses: [samples.address, samples.addressWork],
  address: samples.address,
  addressProblem: '',
  busy: false,
  failure: undefined,
  onChoose: async () => true,
  onSave: async () => ({ ok: true }),
  onRemove: async () => ({ ok: true }),
  lookUp: async () => ({ kind: 'known', data: samples.pincodeData }),
  choices: { ...choicesSample, credits: { ...choicesSample.credits, offers: samples.bankOffers.offers } },
  onShowCoupons: () => undefined,
  gift: samples.giftOptionsNone,
  onShowGift: () => undefined,
  pay: createPaymentControls(),
  onPlaceOrder: () => undefined,
  onSeePayment: () => undefined,
  now: () => new Date('2026-11-20T06:00:00Z'),
};

/**
 * Holds the payment choice and the no-cost plan in React state. In the shop, session storage and the store
 * hold them.
 */
function useChoiceState({ checkout, pay }: Pick<CheckoutViewProps, 'checkout' | 'pay'>) {
  const [choice, setChoice] = useState(pay.choice);
  const [noCostEmiCode, setNoCostEmiCode] = useState(checkout.noCostEmiCode);
  const choose = (change: Partial<PayChoice>) => setChoice((before) => ({ ...before, ...change }));
  return {
    checkout: { ...checkout, noCostEmiCode },
    pay: {
      ...pay,
      mode: resolveMode(checkout.modes, choice.mode),
      choice,
      choose,
      choosePlan: async (plan: EmiPlan) => {
        choose({ emiMonths: plan.months });
        setNoCostEmiCode(plan.emiCode || null);
      },
    },
  };
}

/** The checkout page with working payment choices. */
export function StatefulCheckout(props: CheckoutViewProps) {
  return <CheckoutView {...props} {...useChoiceState(props)} />;
}

export type StatefulPayStepProps = Pick<
  CheckoutViewProps,
  'checkout' | 'pay' | 'waiting' | 'busy' | 'onPlaceOrder'
>;

/** Step 3 and its button only. */
export function StatefulPayStep({ waiting, busy, onPlaceOrder, ...given }: StatefulPayStepProps) {
  const { checkout, pay } = useChoiceState(given);
  const state = usePayState({ checkout, pay, blocked: '', onPlaceOrder });
  return (
    <Stack gap={40}>
      <PayStep
        number={3}
        checkout={checkout}
        pay={pay}
        state={state}
        busy={busy}
        waiting={waiting}
        onSeePayment={() => undefined}
        now={checkoutProps.now ?? (() => new Date())}
      />
      {!waiting && (
        <PlaceOrderButton
          payable={checkout.payable}
          labels={state.labels}
          busy={busy}
          blocked={state.reason}
          formId={state.formId}
          onPlaceOrder={state.submit}
        />
      )}
    </Stack>
  );
}
