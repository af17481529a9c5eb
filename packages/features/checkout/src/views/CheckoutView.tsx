import type { Address, GiftOptions, OrderSummary } from '@luxe/contract/calls';
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
import { copy } from '../copy.ts';
import type { PayChoice } from '../data/payChoice.ts';
import { binOfPayment, type Payment } from '../data/payment.ts';
import type { PlaceFailure } from '../data/placeFailure.ts';
import { shortLines, type CheckoutModel } from '../data/toCheckoutModel.ts';
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
import { PlaceBar, PlaceButton } from './PlaceButton.tsx';
import { usePayState } from './usePayState.ts';

const thumbs = 5;

// Few orders need a PAN.
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
  /** Undefined where the shop has no gift options. */
  gift?: GiftOptions | undefined;
  onShowGift: () => void;
  /** The order is on its way. */
  busy: boolean;
  /** What became of the last try; undefined before one. */
  failure: PlaceFailure | undefined;
  /** What step 3 reads and changes. */
  pay: PaymentControls;
  /** A payment waits for a UPI app; undefined while none does. */
  waiting?: WaitingForApp | undefined;
  onPlace: (payment: Payment) => void;
  /** Leads to the payment that is under way. */
  onSeePayment: (orderId: string) => void;
  /** What the bag says after a login brought another one into it. */
  note?: string | null | undefined;
  /** Default: the clock. */
  now?: () => Date;
};

/** Three numbered sections on one page, the summary always in reach [CHK-01]. */
export function CheckoutView(props: CheckoutViewProps) {
  const { checkout, amounts, addresses, address, addressProblem, busy, failure, onPlace } = props;
  const { onChoose, onSave, onRemove, lookUp, start, choices, onShowCoupons, gift, onShowGift } = props;
  const { pay, waiting, onSeePayment, note, now = clock } = props;
  const blocked = blockedBy(checkout, address, choices.pan);
  const coupon = checkout.credit.coupon;
  const state = usePayState({ checkout, pay, blocked, onPlace: (payment) => void place(payment) });
  // A bag is paid once: while that is under way, step 3 alone says how it goes on [CHK-19].
  const isOffered = checkout.openOrderId === null && !waiting;

  const button = {
    payable: checkout.payable,
    words: state.words,
    busy,
    blocked: state.reason,
    formId: state.formId,
    onPlace: state.press,
  };

  /** A bank's offer that this payment stands against is settled first [CHK-34]; taken off, the amount is another one, and she sees it before she pays. */
  async function place(payment: Payment) {
    const bin = binOfPayment(payment);
    const problem = bin === undefined ? '' : (await pay.checkBin(bin, undefined)).words;
    const answer = await choices.askOffer(payment.mode, problem);
    if (answer === 'none') onPlace(payment);
    if (answer === 'kept') pay.choose({ mode: 'Credit Card' });
  }

  function choose(change: Partial<PayChoice>) {
    pay.choose(change);
    if (change.mode !== undefined)
      void choices.askOffer(change.mode).then((answer) => {
        if (answer === 'kept') pay.choose({ mode: 'Credit Card' });
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
                    <PlaceButton {...button} />
                  </Show>
                  <Text size="sm" tone="secondary">
                    {state.words.terms}
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
                  words={checkout.delivery}
                  lines={checkout.lines}
                  delivering={choices.delivering}
                />
              ) : (
                <Text tone="secondary">{copy.daysLater}</Text>
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
      {isOffered && <PlaceBar {...button} />}
      <OfferModeConflict {...choices.offerAsking} />
    </>
  );
}

function FailureNotice({ failure, checkout }: { failure: PlaceFailure; checkout: CheckoutModel }) {
  const names = failure.remedy === 'bag' ? shortLines(checkout) : '';
  return (
    <Notice
      tone="error"
      live
      takesFocus
      title={names ? copy.soldOutNamed(names) : failure.title}
      action={wayOut[failure.remedy]}
    >
      {failure.text}
    </Notice>
  );
}

const wayOut: Record<PlaceFailure['remedy'], ReactNode> = {
  again: undefined,
  bag: <Link href="/cart">{copy.toBag}</Link>,
  orders: <Link href="/my-account/orders">{copy.lastOrder}</Link>,
};

const clock = () => new Date();

/** Why nothing can be ordered, whatever the way to pay; empty when it can. */
function blockedBy(checkout: CheckoutModel, address: Address | undefined, pan: Choices['pan']): string {
  if (!address) return copy.addressNeeded;
  if (!checkout.isReady) return copy.blocked;
  return pan.isNeeded && pan.ending === null ? copy.panNeeded : '';
}
