import type { PaymentMode, PaymentOptions } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { paymentModeLabels } from '@luxe/patterns/payment-mode-labels';
import { getSessionStorage, useClient } from '@luxe/resources';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { Suspense, useId, useState } from 'react';
import { isBusy } from './flow/checkoutFlow.ts';
import {
  externalNavigation as browserNavigation,
  type ExternalNavigation,
} from './order/externalNavigation.ts';
import { copy } from './purchase/purchaseCopy.ts';
import { usePurchasePayment, type PurchaseCalls } from './purchase/usePurchasePayment.ts';
import { copy as stepCopy } from './steps/payment/copy.ts';
import { Loading, Methods, UpiCode, useFocusBack } from './steps/payment/methods/PayStep.tsx';
import { usePayStep } from './steps/payment/methods/usePayStep.ts';
import { noChoice, type PayChoice } from './steps/payment/payChoice.ts';
import { verifyUpiId } from './steps/payment/upi/verifyUpiId.ts';
import { PlaceOrderBar, PlaceOrderButton } from './views/PlaceOrderButton.tsx';

export type { PurchaseCalls } from './purchase/usePurchasePayment.ts';

export type PurchasePaymentProps = PurchaseCalls & {
  payable: Paise;
  modes: readonly PaymentMode[];
  /** Banks and saved instruments; undefined while they are loading. */
  options: PaymentOptions | undefined;
  optionsFailed: boolean;
  onRetryOptions: () => void;
  /** Purchase whose payment is open, perhaps in another tab; null for none. */
  openId: string | null;
  /** Why nothing can be paid yet; empty when it can. */
  blocked?: string;
  onOutcome: (id: string) => void;
  onStale: () => void;
  navigation?: ExternalNavigation;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
};

/**
 * Payment methods and the button of one purchase that is not an order of the bag, such as a gift card. The
 * amount never changes here: no credit, offer, coupon, EMI or cash on delivery.
 */
export function PurchasePayment({
  payable,
  modes,
  options,
  optionsFailed,
  onRetryOptions,
  openId,
  blocked = '',
  onOutcome,
  onStale,
  navigation = browserNavigation,
  fetch = browserFetch,
  now,
  ...calls
}: PurchasePaymentProps) {
  const client = useClient();
  const [choice, setChoice] = useState(readChoice);
  const flow = usePurchasePayment({ calls, navigation, fetch, onOutcome, onStale });
  const { state } = flow;
  const titleId = useId();
  const mode = modes.length === 1 ? modes[0] : modes.find((one) => one === choice.mode);

  function choose(change: Partial<PayChoice>) {
    const after = { ...choice, ...change };
    setChoice(after);
    getSessionStorage().setItem(storageName, JSON.stringify(after));
  }

  const { step, button } = usePayStep({
    model: {
      payable,
      openOrderId: openId,
      noCostFrom: undefined,
      noCostEmiCode: null,
      covering: undefined,
      modes: modes.map((one) => ({
        ...{ mode: one, label: paymentModeLabels[one], isEligible: true, reason: '' },
      })),
    },
    pay: {
      ...{ mode, choice, choose, options, optionsFailed },
      ...withoutEmi,
      verify: (upiId: string) => verifyUpiId(client, upiId),
      retryOptions: async () => onRetryOptions(),
      checkBin: async () => ({ message: '', isIneligible: false }),
    },
    blocked,
    onChoose: choose,
    onPlaceOrder: flow.pay,
    ...(now && { now }),
  });
  const app = 'app' in state ? state.app : undefined;
  const openPaymentId = openId ?? state.unclearOrderId;
  const section = useFocusBack(app !== undefined);
  const busy = isBusy(state);
  const isOffered = !app && openPaymentId === undefined;

  return (
    <>
      <Stack as="section" gap={20} aria-labelledby={titleId} ref={section}>
        <Heading level={2} size="title-s" id={titleId}>
          {copy.pay}
        </Heading>
        {state.failure && (
          <Notice
            tone="error"
            live
            shouldFocus
            title={state.failure.title}
            action={
              openPaymentId && (
                <TextButton onClick={() => flow.showOutcome(openPaymentId)}>{copy.seePayment}</TextButton>
              )
            }
          >
            {state.failure.text}
          </Notice>
        )}
        {app ? (
          <Suspense fallback={<Loading label={stepCopy.upi.codeLoading} />}>
            <UpiCode
              intentUrl={app.intentUrl}
              payable={payable}
              busy={busy}
              onPaid={() => flow.showOutcome(app.orderId)}
              onOtherMethod={() => flow.cancel(app.orderId)}
            />
          </Suspense>
        ) : (
          openPaymentId === undefined && <Methods {...step} />
        )}
        {isOffered && (
          <>
            <Show from={1024}>
              <PlaceOrderButton {...button} busy={busy} />
            </Show>
            <Text size="sm" tone="secondary">
              {button.labels.terms}
            </Text>
          </>
        )}
      </Stack>
      {isOffered && <PlaceOrderBar {...button} busy={busy} />}
    </>
  );
}

const storageName = 'purchasePayChoice';
const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

function readChoice(): PayChoice {
  try {
    return { ...noChoice, ...JSON.parse(getSessionStorage().getItem(storageName) ?? '{}') };
  } catch {
    return noChoice;
  }
}

/** This payment has no EMI. */
const withoutEmi = {
  choosePlan: async () => undefined,
  isPlanChanging: false,
  releasePlan: async () => 'none' as const,
  emiBanks: undefined,
  emiFailed: false,
  retryEmi: async () => undefined,
};
