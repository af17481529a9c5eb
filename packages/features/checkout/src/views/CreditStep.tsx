import { NumberedSection } from '@luxe/patterns/numbered-section';
import { Notice } from '@luxe/ui/notice';
import { Rows } from '@luxe/ui/rows';
import { Switch } from '@luxe/ui/switch';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { creditCopy as copy } from '../data/creditCopy.ts';
import { toCreditDetail, type CreditModel, type CreditRow } from '../data/toCreditModel.ts';
import type { Credits } from '../data/useCredits.ts';
import { BankOffers } from './BankOffers.tsx';
import { CouponLine } from './CouponLine.tsx';
import { OfferConflict } from './OfferConflict.tsx';

export type CreditStepProps = {
  credit: CreditModel;
  credits: Credits;
  /** Opens the list of coupons. */
  onShowCoupons: () => void;
};

/** Step 2: credits, coupon and bank offers [CHK-08] [CHK-09] [CHK-35] [CHK-37]. */
export function CreditStep({ credit, credits, onShowCoupons }: CreditStepProps) {
  const { coupon, offer } = credit;
  return (
    <NumberedSection number={2} title={copy.title}>
      <Rows as="div" padding="m">
        {credit.credits.map((row) => (
          <CreditLine key={row.kind} row={row} credits={credits} />
        ))}
        <CouponLine coupon={coupon} busy={credits.busy === 'coupon'} onShow={onShowCoupons} />
      </Rows>
      {credit.heldBack && <Notice live title={credit.heldBack} />}
      <BankOffers credits={credits} onBag={offer} hasCoupon={coupon !== undefined} />
      <VisuallyHidden role="status">{credits.announcement}</VisuallyHidden>
      <OfferConflict credits={credits} coupon={coupon?.code} />
    </NumberedSection>
  );
}

/**
 * Switch that applies or removes a credit. Shows the shopper's choice at once, and reverts when the change
 * fails.
 */
function CreditLine({ row, credits }: { row: CreditRow; credits: Credits }) {
  const { busy, pendingSwitch, problem, onSwitch } = credits;
  const { kind, label, note, paid, isApplied, isEmpty } = row;
  const isOn = pendingSwitch?.kind === kind ? pendingSwitch.isOn : isApplied;
  const isPaying = isOn && paid > 0 && busy !== kind;
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
            {busy === kind ? copy.changing : toCreditDetail(isOn, paid)}
          </Text>
        }
        checked={isOn}
        disabled={isEmpty && !isOn}
        aria-disabled={busy !== undefined || undefined}
        onChange={(event) => onSwitch(kind, event.target.checked)}
      />
      {problem?.about === kind && (
        <Notice tone="error" live title={copy.creditUnchanged(label, isApplied)}>
          {problem.message}
        </Notice>
      )}
    </div>
  );
}
