import type { EmiPlan } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Stack } from '@luxe/ui/stack';
import { useState } from 'react';
import { noChoice, type PayChoice } from './data/payChoice.ts';
import { modeOf, toCheckoutModel } from './data/toCheckoutModel.ts';
import type { PaymentControls } from './data/usePayment.ts';
import { CheckoutView, type CheckoutViewProps } from './views/CheckoutView.tsx';
import { choices } from './views/choicesSample.ts';
import { PayStep } from './views/PayStep.tsx';
import { PlaceButton } from './views/PlaceButton.tsx';
import { usePayState } from './views/usePayState.ts';

/** What step 3 is given, with the samples of the contract and answers that are at once there. For stories and tests. */
export function payOf(
  choice: Partial<PayChoice> = {},
  change: Partial<PaymentControls> = {},
): PaymentControls {
  return {
    mode: choice.mode,
    choice: { ...noChoice, ...choice },
    choose: () => undefined,
    choosePlan: async () => undefined,
    isPlanChanging: false,
    leavePlan: async () => 'none',
    options: samples.paymentOptions,
    optionsFailed: false,
    retryOptions: async () => undefined,
    emiBanks: samples.emiPlans.banks,
    emiFailed: false,
    retryEmi: async () => undefined,
    verify: async () => ({ kind: 'valid', name: 'Ananya Rao' }),
    checkBin: async () => ({ words: '', isUnfit: false }),
    ...change,
  };
}

/** Everything a checkout page shows, before anything is chosen. */
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
  choices: { ...choices, credits: { ...choices.credits, offers: samples.bankOffers.offers } },
  onShowCoupons: () => undefined,
  gift: samples.giftOptionsNone,
  onShowGift: () => undefined,
  pay: payOf(),
  onPlace: () => undefined,
  onSeePayment: () => undefined,
  now: () => new Date('2026-11-20T06:00:00Z'),
};

/** What the store would keep of a choice, kept here. */
function useChoosing({ checkout, pay }: Pick<CheckoutViewProps, 'checkout' | 'pay'>) {
  const [choice, setChoice] = useState(pay.choice);
  const [noCostEmiCode, setNoCostEmiCode] = useState(checkout.noCostEmiCode);
  const choose = (change: Partial<PayChoice>) => setChoice((before) => ({ ...before, ...change }));
  return {
    checkout: { ...checkout, noCostEmiCode },
    pay: {
      ...pay,
      mode: modeOf(checkout.modes, choice.mode),
      choice,
      choose,
      choosePlan: async (plan: EmiPlan) => {
        choose({ emiMonths: plan.months });
        setNoCostEmiCode(plan.emiCode || null);
      },
    },
  };
}

/** The page with a choice that can be made. */
export function ChoosingCheckout(props: CheckoutViewProps) {
  return <CheckoutView {...props} {...useChoosing(props)} />;
}

export type ChoosingPayProps = Pick<CheckoutViewProps, 'checkout' | 'pay' | 'waiting' | 'busy' | 'onPlace'>;

/** Step 3 and its button alone. */
export function ChoosingPay({ waiting, busy, onPlace, ...given }: ChoosingPayProps) {
  const { checkout, pay } = useChoosing(given);
  const state = usePayState({ checkout, pay, blocked: '', onPlace });
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
        <PlaceButton
          payable={checkout.payable}
          words={state.words}
          busy={busy}
          blocked={state.reason}
          formId={state.formId}
          onPlace={state.press}
        />
      )}
    </Stack>
  );
}
