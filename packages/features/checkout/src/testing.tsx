import type { Address, EmiPlan } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Stack } from '@luxe/ui/stack';
import { useState } from 'react';
import { toCheckoutModel } from './flow/toCheckoutModel.ts';
import { ReadyCheckout, type ReadyCheckoutProps } from './ReadyCheckout.tsx';
import type { AddressActions } from './steps/address/AddressStep.tsx';
import { creditsSample } from './steps/credits/creditsSample.ts';
import { PayStep } from './steps/payment/methods/PayStep.tsx';
import { resolveMode } from './steps/payment/methods/toPaymentModel.ts';
import type { PaymentControls } from './steps/payment/methods/usePayment.ts';
import { usePayStep } from './steps/payment/methods/usePayStep.ts';
import { noChoice, type PayChoice } from './steps/payment/payChoice.ts';
import { PlaceOrderButton } from './views/PlaceOrderButton.tsx';

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

export type StatefulCheckoutProps = AddressActions &
  Pick<
    ReadyCheckoutProps,
    | 'checkout'
    | 'amounts'
    | 'note'
    | 'failure'
    | 'pay'
    | 'busy'
    | 'waiting'
    | 'onSeePayment'
    | 'onPlaceOrder'
    | 'now'
  > & { addresses: readonly Address[]; address: Address | undefined };

/** Props of a checkout page on which the shopper has not chosen anything yet. */
export const checkoutProps: StatefulCheckoutProps = {
  checkout: toCheckoutModel(samples.orderSummary, '110003'),
  amounts: samples.orderSummary.cartAmount,
  addresses: [samples.address, samples.addressWork],
  address: samples.address,
  busy: false,
  failure: undefined,
  onChoose: async () => true,
  onSave: async () => ({ ok: true }),
  onRemove: async () => ({ ok: true }),
  lookUp: async () => ({ kind: 'known', data: samples.pincodeData }),
  pay: createPaymentControls(),
  waiting: undefined,
  onPlaceOrder: () => undefined,
  onSeePayment: () => undefined,
  now: () => new Date('2026-11-20T06:00:00Z'),
};

/**
 * Holds the payment choice and the no-cost plan in React state. In the shop, session storage and the store
 * hold them.
 */
function useChoiceState({ checkout, pay }: Pick<StatefulCheckoutProps, 'checkout' | 'pay'>) {
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

const nothing = () => undefined;

/** The checkout page with working payment choices. */
export function StatefulCheckout({
  addresses,
  address,
  onChoose,
  onSave,
  onRemove,
  lookUp,
  start,
  ...page
}: StatefulCheckoutProps) {
  return (
    <ReadyCheckout
      {...page}
      {...useChoiceState(page)}
      address={{ addresses, address, problem: '', onChoose, onSave, onRemove, lookUp, start }}
      delivery={{ pendingChoice: undefined, problem: undefined, onDeliver: nothing }}
      gift={{ options: samples.giftOptionsNone, onShow: nothing }}
      billing={{ billing: undefined, onShow: nothing }}
      credits={{
        ...creditsSample,
        credit: page.checkout.credit,
        offers: samples.bankOffers.offers,
        onShowCoupons: nothing,
      }}
      pan={{ isNeeded: false, panLast4: null, limit: 200_000_00, onValidate: async () => '' }}
      offerQuestion={{ question: undefined, onCancel: nothing, onDrop: async () => '' }}
      onCheckOffer={async () => 'none'}
    />
  );
}

export type StatefulPayStepProps = Pick<
  StatefulCheckoutProps,
  'checkout' | 'pay' | 'waiting' | 'busy' | 'onPlaceOrder'
>;

/** Step 3 and its button only. */
export function StatefulPayStep({ waiting, busy, onPlaceOrder, ...given }: StatefulPayStepProps) {
  const { checkout, pay } = useChoiceState(given);
  const { step, button } = usePayStep({
    model: checkout,
    pay,
    blocked: '',
    onChoose: pay.choose,
    onPlaceOrder,
    now: checkoutProps.now,
  });
  return (
    <Stack gap={40}>
      <PayStep {...step} busy={busy} waiting={waiting} onSeePayment={nothing} />
      {!waiting && <PlaceOrderButton {...button} busy={busy} />}
    </Stack>
  );
}
