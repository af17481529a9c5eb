import { NumberedSection } from '@luxe/patterns/numbered-section';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Switch } from '@luxe/ui/switch';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from './copy.ts';
import { toCreditDetail, type CreditModel, type CreditRow } from './toCreditModel.ts';
import type { Credits } from './useCredits.ts';
import { BankOffers, type BankOffersState } from './BankOffers.tsx';
import { CouponLine } from './CouponLine.tsx';
import { OfferConflict } from './OfferConflict.tsx';

export type CreditStepProps = BankOffersState &
  Pick<
    Credits,
    'pendingSwitch' | 'announcement' | 'conflict' | 'onSwitch' | 'onTakeOffer' | 'onDismissConflict'
  > & {
    credit: CreditModel;
    /** Opens the list of coupons. */
    onShowCoupons: () => void;
  };

/** Step 2: credits, coupon and bank offers [CHK-08] [CHK-09] [CHK-35] [CHK-37]. */
export function CreditStep({
  credit,
  pendingSwitch,
  announcement,
  conflict,
  onSwitch,
  onTakeOffer,
  onDismissConflict,
  onShowCoupons,
  ...offers
}: CreditStepProps) {
  const { coupon, offer } = credit;
  const { busy, problem } = offers;
  return (
    <NumberedSection number={2} title={copy.title}>
      <Rows as="div" padding="m">
        {credit.credits.map((row) => (
          <CreditLine
            key={row.kind}
            row={row}
            isOn={pendingSwitch?.kind === row.kind ? pendingSwitch.isOn : row.isApplied}
            isChanging={busy === row.kind}
            isBlocked={busy !== undefined}
            failure={problem?.about === row.kind ? problem.message : undefined}
            onSwitch={(isOn) => onSwitch(row.kind, isOn)}
          />
        ))}
        <CouponLine coupon={coupon} busy={busy === 'coupon'} onShow={onShowCoupons} />
      </Rows>
      {credit.heldBack && <Notice live title={credit.heldBack} />}
      <BankOffers {...offers} onBag={offer} hasCoupon={coupon !== undefined} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {conflict && (
        <OfferConflict
          conflict={conflict}
          coupon={coupon?.code}
          onTakeOffer={onTakeOffer}
          onDismissConflict={onDismissConflict}
        />
      )}
    </NumberedSection>
  );
}

type CreditLineProps = {
  row: CreditRow;
  /** The shopper's choice, which may still be in progress. */
  isOn: boolean;
  isChanging: boolean;
  /** Another change is in progress. */
  isBlocked: boolean;
  /** Why the last change failed; undefined when it succeeded. */
  failure: string | undefined;
  onSwitch: (isOn: boolean) => void;
};

/**
 * Switch that applies or removes a credit. Shows the shopper's choice at once, and reverts when the change
 * fails.
 */
function CreditLine({ row, isOn, isChanging, isBlocked, failure, onSwitch }: CreditLineProps) {
  const { label, note, paid, isApplied, isEmpty } = row;
  const isPaying = isOn && paid > 0 && !isChanging;
  return (
    <div>
      <Switch
        label={
          <Text as="span" size="ui">
            {label}
          </Text>
        }
        note={note}
        detail={
          <Text as="span" size={isPaying ? 'ui' : 'sm'} tone={isPaying ? 'primary' : 'secondary'} tabular>
            {isChanging ? copy.changing : toCreditDetail(isOn, paid)}
          </Text>
        }
        checked={isOn}
        disabled={isEmpty && !isOn}
        aria-disabled={isBlocked || undefined}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      {failure !== undefined && (
        <Notice tone="error" live title={copy.creditUnchanged(label, isApplied)}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
