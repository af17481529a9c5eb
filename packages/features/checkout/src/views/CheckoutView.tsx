import type { Address, GiftOptions, OrderSummary } from '@luxe/contract/calls';
import { bagPath, ordersPath } from '@luxe/contract/paths';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { PayChoice } from '../data/payChoice.ts';
import { binOfPayment, type Payment } from '../data/payment.ts';
import type { OrderFailure } from '../data/orderFailure.ts';
import { problemLineNames, type CheckoutModel } from '../data/toCheckoutModel.ts';
import type { Choices } from '../data/useChoices.ts';
import type { Pan } from '../data/usePan.ts';
import type { PaymentControls } from '../data/usePayment.ts';
import { AddressStep, type AddressActions } from './AddressStep.tsx';
import { Frame, Thumbs } from './Checkout.styles.ts';
import { CreditStep } from './CreditStep.tsx';
import { DeliveryDays } from './DeliveryDays.tsx';
import { GiftLine } from './GiftLine.tsx';
import { OfferModeConflict } from './OfferModeConflict.tsx';
import { PayStep, type WaitingForApp } from './PayStep.tsx';
import { PlaceOrderBar, PlaceOrderButton } from './PlaceOrderButton.tsx';
import { usePayState } from './usePayState.ts';

const thumbs = 5;

// Lazy, because few orders need a PAN.
const PanField = lazy((): Promise<{ default: ComponentType<Pan> }> =>
  import('./PanField.tsx').then(
    (module) => ({ default: module.PanField }),
    () => ({ default: () => <Text>{copy.notLoaded}</Text> }),
  ),
);

export type CheckoutViewProps = AddressActions & {
  checkout: CheckoutModel;
  amounts: OrderSummary['cartAmount'];
  addresses: readonly Address[];
  address: Address | undefined;
  addressProblem: string;
  choices: Choices;
  onShowCoupons: () => void;
  /** Undefined when the shop has no gift options. */
  gift?: GiftOptions | undefined;
  onShowGift: () => void;
  /** The order is being placed. */
  busy: boolean;
  /** Failure of the last attempt; undefined for none. */
  failure: OrderFailure | undefined;
  /** Data and actions of step 3. */
  pay: PaymentControls;
  /** A payment that waits for a UPI app; undefined for none. */
  waiting?: WaitingForApp | undefined;
  onPlaceOrder: (payment: Payment) => void;
  /** Shows the payment in progress. */
  onSeePayment: (orderId: string) => void;
  /** Note about a bag that was merged after login [BAG-07]. */
  note?: string | null | undefined;
  /** Default: the system clock. */
  now?: () => Date;
};

/** Three numbered sections on one page, with the summary beside them [CHK-01]. */
export function CheckoutView(props: CheckoutViewProps) {
  const { checkout, amounts, addresses, address, addressProblem, busy, failure, onPlaceOrder } = props;
  const { onChoose, onSave, onRemove, lookUp, start, choices, onShowCoupons, gift, onShowGift } = props;
  const { pay, waiting, onSeePayment, note, now = clock } = props;
  const blocked = blockedBy(checkout, address, choices.pan);
  const coupon = checkout.credit.coupon;
  const state = usePayState({ checkout, pay, blocked, onPlaceOrder: (payment) => void placeOrder(payment) });
  // A bag is paid only once. While a payment is open, step 3 shows how to continue, and the order button is
  // hidden [CHK-19].
  const isOffered = checkout.openOrderId === null && !waiting;

  const button = {
    payable: checkout.payable,
    labels: state.labels,
    busy,
    blocked: state.reason,
    formId: state.formId,
    onPlaceOrder: state.submit,
  };

  /**
   * Resolves a conflict with the bank offer before payment [CHK-34]. After the offer is removed the amount
   * changes, so the shopper must press again.
   */
  async function placeOrder(payment: Payment) {
    const bin = binOfPayment(payment);
    const problem = bin === undefined ? '' : (await pay.checkBin(bin, undefined)).message;
    const decision = await choices.resolveOfferConflict(payment.mode, problem);
    if (decision === 'none') onPlaceOrder(payment);
    if (decision === 'retained') pay.choose({ mode: 'Credit Card' });
  }

  function choose(change: Partial<PayChoice>) {
    pay.choose(change);
    if (change.mode !== undefined)
      void choices.resolveOfferConflict(change.mode).then((decision) => {
        if (decision === 'retained') pay.choose({ mode: 'Credit Card' });
      });
  }

  return (
    <>
      <Frame>
        <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
        <WithSummary
          summaryLabel={copy.summary}
          summary={
            <>
              <Thumbs aria-hidden>
                {checkout.lines.slice(0, thumbs).map((line) => (
                  <LineThumb key={line.key} url={line.imageURL} />
                ))}
              </Thumbs>
              <Heading level={2} size="title-s">
                {copy.summary}
              </Heading>
              <BagSummary
                amounts={amounts}
                count={checkout.count}
                coupon={coupon?.isApplicable ? coupon.code : null}
              />
              {note && <Notice live title={note} />}
              {failure && <FailureNotice failure={failure} checkout={checkout} />}
              {isOffered && (
                <>
                  <Show from={1024}>
                    <PlaceOrderButton {...button} />
                  </Show>
                  <Text size="sm" tone="secondary">
                    {state.labels.terms}
                  </Text>
                </>
              )}
            </>
          }
        >
          <Stack gap={64}>
            <AddressStep
              addresses={addresses}
              address={address}
              problem={addressProblem}
              onChoose={onChoose}
              onSave={onSave}
              onRemove={onRemove}
              lookUp={lookUp}
              start={start}
            >
              {address ? (
                <DeliveryDays
                  text={checkout.delivery}
                  lines={checkout.lines}
                  deliveryControls={choices.deliveryControls}
                />
              ) : (
                <Text tone="secondary">{copy.daysNeedAddress}</Text>
              )}
              {gift && <GiftLine options={gift} onShow={onShowGift} />}
            </AddressStep>
            <CreditStep credit={checkout.credit} credits={choices.credits} onShowCoupons={onShowCoupons} />
            <PayStep
              number={3}
              checkout={checkout}
              pay={{ ...pay, choose }}
              state={state}
              busy={busy}
              waiting={waiting}
              onSeePayment={onSeePayment}
              now={now}
            >
              {choices.pan.isNeeded && (
                <Suspense fallback={<Loader active label={copy.optionsLoading} />}>
                  <PanField {...choices.pan} />
                </Suspense>
              )}
            </PayStep>
          </Stack>
        </WithSummary>
      </Frame>
      {isOffered && <PlaceOrderBar {...button} />}
      <OfferModeConflict {...choices.offerConflictControls} />
    </>
  );
}

function FailureNotice({ failure, checkout }: { failure: OrderFailure; checkout: CheckoutModel }) {
  const names = failure.remedy === 'bag' ? problemLineNames(checkout) : '';
  return (
    <Notice
      tone="error"
      live
      shouldFocus
      title={names ? copy.soldOutNamed(names) : failure.title}
      action={remedyLinks[failure.remedy]}
    >
      {failure.text}
    </Notice>
  );
}

const remedyLinks: Record<OrderFailure['remedy'], ReactNode> = {
  again: undefined,
  bag: <Link href={bagPath}>{copy.toBag}</Link>,
  orders: <Link href={ordersPath}>{copy.lastOrder}</Link>,
};

const clock = () => new Date();

/** Why the order is blocked for every payment method; empty when it is not blocked. */
function blockedBy(checkout: CheckoutModel, address: Address | undefined, pan: Choices['pan']): string {
  if (!address) return copy.addressNeeded;
  if (!checkout.isReady) return copy.blocked;
  return pan.isNeeded && pan.panLast4 === null ? copy.panNeeded : '';
}
