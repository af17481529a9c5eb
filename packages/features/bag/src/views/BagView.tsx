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
import { copy } from '../data/copy.ts';
import type { BagModel } from '../data/toBagModel.ts';
import { Lines } from './BagLineView.styles.ts';
import { BagLineView, LowerQuantityButton, type LineActions } from './BagLineView.tsx';
import { CouponSection } from './CouponSection.tsx';
import { PincodeLine, type PincodeLineProps } from './PincodeLine.tsx';

export type BagViewProps = LineActions & {
  bag: BagModel;
  /** Amounts of the bag, calculated by the store. */
  amounts: Cart['cartAmount'];
  coupon: Coupon | null;
  /**
   * A map from a USSID to whether the item can be replaced [BAG-11]. `loading` makes each line reserve space
   * for this text, so that the layout does not shift.
   */
  replaceable?: ReadonlyMap<string, boolean> | 'loading';
  city: string;
  /** Ref of the page title. It receives the focus when the line that contains the focus is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  onShowCoupons: () => void;
  /** Preloads the coupon list. */
  onPrepareCoupons?: () => void;
  /** Resolves when the removal has finished. */
  onRemoveCoupon: (code: string) => Promise<unknown>;
  /**
   * Changes the pincode and resolves to the outcome. A failed outcome has the error message for the pincode
   * field.
   */
  onChoosePincode: PincodeLineProps['onChoose'];
  /** Goes to checkout. Resolves to false when a pending change to the bag could not be saved. */
  onCheckout: () => Promise<boolean>;
  /** Points that an order of the bag earns, below its amounts. */
  earned?: ReactNode;
  /** Editorial content below the rails. */
  content?: ReactNode;
  /** Product rails below the bag. */
  rails?: ReactNode;
};

/** A bag with at least one line. */
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
  earned,
  content,
  rails,
  ...lines
}: BagViewProps) {
  const [isCheckingOut, setCheckingOut] = useState(false);
  const [isUnsettled, setUnsettled] = useState(false);

  async function checkout() {
    if (isCheckingOut) return;
    setCheckingOut(true);
    setUnsettled(false);
    const settled = await onCheckout();
    setCheckingOut(false);
    setUnsettled(!settled);
  }

  const linesOverStock = bag.lines.filter(({ lowerTo }) => lowerTo !== undefined);
  const button = (
    <Button
      size="l"
      block
      busy={isCheckingOut}
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
              {earned}
              {linesOverStock.length > 0 && (
                <Notice
                  tone="warning"
                  live
                  title={copy.fewer(linesOverStock.map(({ name }) => name).join(', '))}
                  action={
                    <Stack gap={8} align="start">
                      {linesOverStock.map((line) => (
                        <LowerQuantityButton
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
          <Lines>
            <Rows aria-label={copy.lines}>
              {bag.lines.map((line) => (
                <BagLineView
                  key={line.entryNumber}
                  line={line}
                  isReplaceable={replaceable === 'loading' ? 'loading' : replaceable?.get(line.ussid)}
                  {...lines}
                />
              ))}
            </Rows>
          </Lines>
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
