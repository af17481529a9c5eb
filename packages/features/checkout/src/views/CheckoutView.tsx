import type { Address, OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { copy } from '../copy.ts';
import type { PlaceFailure } from '../data/placeFailure.ts';
import { shortLines, type CheckoutModel } from '../data/toCheckoutModel.ts';
import { AddressStep, type AddressActions } from './AddressStep.tsx';
import { Frame, Thumbs } from './Checkout.styles.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PayStep } from './PayStep.tsx';
import { PlaceBar, PlaceButton } from './PlaceButton.tsx';

const thumbs = 5;

export type CheckoutViewProps = AddressActions & {
  checkout: CheckoutModel;
  amounts: OrderSummary['cartAmount'];
  addresses: readonly Address[];
  address: Address | undefined;
  addressProblem: string;
  /** The order is on its way. */
  busy: boolean;
  /** What became of the last try; undefined before one. */
  failure: PlaceFailure | undefined;
  onPlace: (mode: PaymentMode) => void;
};

/** Three numbered sections on one page, the summary always in reach [CHK-01]. */
export function CheckoutView(props: CheckoutViewProps) {
  const { checkout, amounts, addresses, address, addressProblem, busy, failure, onPlace } = props;
  const { onChoose, onSave, onRemove, lookUp } = props;
  const [wanted, setWanted] = useState<PaymentMode>();
  const mode = modeOf(checkout, wanted);
  const blocked = blockedBy(checkout, address, mode);

  const button = {
    payable: checkout.payable,
    busy,
    blocked,
    onPlace: () => mode && !blocked && onPlace(mode),
  };

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
              <BagSummary amounts={amounts} count={checkout.count} />
              {failure && <FailureNotice failure={failure} checkout={checkout} />}
              <Show from={1024}>
                <PlaceButton {...button} />
              </Show>
              <Text size="sm" tone="secondary">
                {copy.terms}
              </Text>
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
            />
            <DeliveryStep lines={address && checkout.lines} />
            <PayStep modes={checkout.modes} payable={checkout.payable} mode={mode} onMode={setWanted} />
          </Stack>
        </WithSummary>
      </Frame>
      <PlaceBar {...button} />
    </>
  );
}

function FailureNotice({ failure, checkout }: { failure: PlaceFailure; checkout: CheckoutModel }) {
  const names = failure.remedy === 'bag' ? shortLines(checkout) : '';
  return (
    <Notice
      tone="error"
      live
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

/** What the shopper chose, while it is possible; where one way alone is possible, that one. */
function modeOf({ modes }: CheckoutModel, wanted: PaymentMode | undefined): PaymentMode | undefined {
  const possible = modes.filter(({ isEligible }) => isEligible);
  if (possible.some(({ mode }) => mode === wanted)) return wanted;
  return possible.length === 1 ? possible[0]?.mode : undefined;
}

function blockedBy(
  checkout: CheckoutModel,
  address: Address | undefined,
  mode: PaymentMode | undefined,
): string {
  if (!address) return copy.addressNeeded;
  if (!checkout.isReady) return copy.blocked;
  if (mode) return '';
  return checkout.modes.some(({ isEligible }) => isEligible) ? copy.modeNeeded : copy.noMode;
}
