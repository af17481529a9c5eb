import type { OrderSummary } from '@luxe/contract/calls';
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
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import { problemLineNames, type CheckoutModel } from '../flow/toCheckoutModel.ts';
import type { OrderFailure } from '../order/orderFailure.ts';
import { AddressStep, type AddressStepProps } from '../steps/address/AddressStep.tsx';
import { BillingLine, type BillingLineProps } from '../steps/billing/BillingLine.tsx';
import { CreditStep, type CreditStepProps } from '../steps/credits/CreditStep.tsx';
import { OfferModeConflict } from '../steps/credits/OfferModeConflict.tsx';
import type { OfferConflictControls } from '../steps/credits/useOfferConflict.ts';
import { copy as deliveryCopy } from '../steps/delivery/copy.ts';
import { DeliveryDays, type DeliveryDaysProps } from '../steps/delivery/DeliveryDays.tsx';
import { GiftLine, type GiftLineProps } from '../steps/delivery/GiftLine.tsx';
import type { Pan } from '../steps/pan/usePan.ts';
import { PayStep, type PayStepProps } from '../steps/payment/methods/PayStep.tsx';
import { Frame, Thumbs } from './Checkout.styles.ts';
import { PlaceOrderBar, PlaceOrderButton, type PlaceOrderButtonProps } from './PlaceOrderButton.tsx';

const thumbs = 5;

// Lazy, because few orders need a PAN.
const PanField = lazyPart<Pan>(
  () => import('../steps/pan/PanField.tsx').then((module) => module.PanField),
  () => <Text>{copy.notLoaded}</Text>,
);

export type CheckoutViewProps = {
  checkout: CheckoutModel;
  amounts: OrderSummary['cartAmount'];
  /** Points that the order earns, below its amounts. */
  earned?: ReactNode;
  /** Note about a bag that was merged after login [BAG-07]. */
  note?: string | null | undefined;
  /** Failure of the last attempt; undefined for none. */
  failure: OrderFailure | undefined;
  address: AddressStepProps;
  /** Undefined while there is no address. */
  delivery: DeliveryDaysProps | undefined;
  /** Undefined when the shop has no gift options. */
  gift: GiftLineProps | undefined;
  /** Undefined when no seller of the bag issues tax invoices. */
  billing: BillingLineProps | undefined;
  credits: CreditStepProps;
  pan: Pan;
  payment: PayStepProps;
  /** Undefined while a payment is open. */
  button: PlaceOrderButtonProps | undefined;
  /** The question whether to keep the bank offer or the payment method. */
  offerQuestion: OfferConflictControls;
};

/** Three numbered sections on one page, with the summary beside them [CHK-01]. */
export function CheckoutView({
  checkout,
  amounts,
  earned,
  note,
  failure,
  address,
  delivery,
  gift,
  billing,
  credits,
  pan,
  payment,
  button,
  offerQuestion,
}: CheckoutViewProps) {
  const { coupon } = checkout.credit;
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
              {earned}
              {note && <Notice live title={note} />}
              {failure && <FailureNotice failure={failure} checkout={checkout} />}
              {button && (
                <>
                  <Show from={1024}>
                    <PlaceOrderButton {...button} />
                  </Show>
                  <Text size="sm" tone="secondary">
                    {button.labels.terms}
                  </Text>
                </>
              )}
            </>
          }
        >
          <Stack gap={64}>
            <AddressStep {...address}>
              {delivery ? (
                <DeliveryDays {...delivery} />
              ) : (
                <Text tone="secondary">{deliveryCopy.daysNeedAddress}</Text>
              )}
              {gift && <GiftLine {...gift} />}
              {billing && <BillingLine {...billing} />}
            </AddressStep>
            <CreditStep {...credits} />
            <PayStep {...payment}>
              {pan.isNeeded && (
                <Suspense fallback={<Loader active label={copy.optionsLoading} />}>
                  <PanField {...pan} />
                </Suspense>
              )}
            </PayStep>
          </Stack>
        </WithSummary>
      </Frame>
      {button && <PlaceOrderBar {...button} />}
      <OfferModeConflict {...offerQuestion} />
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
