import type { Cart, Coupon } from '@luxe/contract/calls';
import { formatPaise } from '@luxe/format';
import { BagSummary } from '@luxe/patterns/bag-summary';
import { TotalBar } from '@luxe/patterns/total-bar';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState, type ReactNode, type Ref } from 'react';
import { copy } from '../copy.ts';
import type { BagModel } from '../data/toBagModel.ts';
import { BagLineView, LowerButton, type LineActions } from './BagLineView.tsx';
import { CouponSection } from './CouponSection.tsx';
import { PincodeLine, type PincodeLineProps } from './PincodeLine.tsx';

export type BagViewProps = LineActions & {
  bag: BagModel;
  /** What the bag costs, from the store. */
  amounts: Cart['cartAmount'];
  coupon: Coupon | null;
  /** By offer: whether it can be exchanged later; `asked` while the store is asked, so that its words have their place. */
  replaceable?: ReadonlyMap<string, boolean> | 'asked';
  city: string;
  /** Takes the focus when a line that had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  onShowCoupons: () => void;
  /** The list of coupons is about to be wanted. */
  onPrepareCoupons?: () => void;
  /** Resolves when it is answered. */
  onRemoveCoupon: (code: string) => Promise<unknown>;
  /** Resolves to what to say beside the field; empty when the pincode was taken. */
  onChoosePincode: PincodeLineProps['onChoose'];
  /** Resolves to false when a change could not be saved first. */
  onCheckout: () => Promise<boolean>;
  /** What an editor says, under all else. */
  content?: ReactNode;
  /** What stands below: rails of products. */
  rails?: ReactNode;
};

/** The bag of a shopper who has something in it. */
export function BagView({
  bag,
  amounts,
  coupon,
  city,
  titleRef,
  onChoosePincode,
  onCheckout,
  onShowCoupons,
  onPrepareCoupons,
  onRemoveCoupon,
  replaceable,
  content,
  rails,
  ...lines
}: BagViewProps) {
  const [isGoing, setGoing] = useState(false);
  const [isUnsettled, setUnsettled] = useState(false);

  async function checkout() {
    if (isGoing) return;
    setGoing(true);
    setUnsettled(false);
    const settled = await onCheckout();
    setGoing(false);
    setUnsettled(!settled);
  }

  const short = bag.lines.filter(({ lowerTo }) => lowerTo !== undefined);
  const button = (
    <Button
      size="l"
      block
      busy={isGoing}
      busyLabel={copy.checkingOut}
      disabledReason={bag.isReady ? undefined : copy.blocked}
      onClick={() => void checkout()}
    >
      {copy.checkout}
    </Button>
  );

  return (
    <>
      <Page>
        <Stack direction="row" justify="between" align="baseline">
          <Heading level={1} ref={titleRef} tabIndex={-1}>
            {copy.title}
          </Heading>
          <Text tone="secondary">{copy.count(bag.count)}</Text>
        </Stack>
        <WithSummary
          summary={
            <>
              <CouponSection
                coupon={coupon}
                onShow={onShowCoupons}
                onPrepare={onPrepareCoupons}
                onRemove={onRemoveCoupon}
              />
              <Heading level={2} size="title-s">
                {copy.summary}
              </Heading>
              <BagSummary amounts={amounts} count={bag.count} coupon={coupon?.offerCode ?? null} />
              {short.length > 0 && (
                <Notice
                  tone="warning"
                  live
                  title={copy.fewer(short.map(({ name }) => name).join(', '))}
                  action={
                    <Stack gap={8} align="start">
                      {short.map((line) => (
                        <LowerButton
                          key={line.entryNumber}
                          line={line}
                          onQuantityChange={lines.onQuantityChange}
                        />
                      ))}
                    </Stack>
                  }
                />
              )}
              {isUnsettled && <Notice tone="warning" live title={copy.unsettled} />}
              <Show from={1024}>{button}</Show>
              <Text size="sm" tone="secondary">
                {bag.emiFrom ? `${copy.emiFrom(bag.emiFrom)} ${copy.tax}` : copy.tax}
              </Text>
            </>
          }
        >
          {bag.mergeNote && <Notice live title={bag.mergeNote} />}
          <PincodeLine pincode={bag.pincode} city={city} onChoose={onChoosePincode} />
          <Rows aria-label={copy.lines}>
            {bag.lines.map((line) => (
              <BagLineView
                key={line.entryNumber}
                line={line}
                isReplaceable={replaceable === 'asked' ? 'asked' : replaceable?.get(line.ussid)}
                {...lines}
              />
            ))}
          </Rows>
        </WithSummary>
      </Page>
      {rails}
      {content}
      <TotalBar label={copy.bar} totalLabel={copy.payable} total={formatPaise(bag.payable)}>
        {button}
      </TotalBar>
    </>
  );
}
