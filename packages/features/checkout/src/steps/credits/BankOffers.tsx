import type { Coupon } from '@luxe/contract/calls';
import { CouponRow } from '@luxe/patterns/coupon-row';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useId } from 'react';
import { copy } from './copy.ts';
import { toOffers } from './toOffers.ts';
import type { Credits } from './useCredits.ts';

export type BankOffersState = Pick<
  Credits,
  'offers' | 'haveOffersFailed' | 'busy' | 'problem' | 'onApplyOffer' | 'onRemoveOffer' | 'onRetryOffers'
>;

export type BankOffersProps = BankOffersState & {
  /** The bank offer that the shopper has added to the bag, even if the offer does not apply at present. */
  onBag: Coupon | undefined;
  hasCoupon: boolean;
};

/** Bank offers with their saving, or why they do not apply [CHK-08]. Renders nothing when there are none. */
export function BankOffers({
  onBag,
  hasCoupon,
  offers,
  haveOffersFailed,
  busy,
  problem,
  onApplyOffer,
  onRemoveOffer,
  onRetryOffers,
}: BankOffersProps) {
  const id = useId();
  const rows = toOffers(offers ?? [], onBag, hasCoupon);
  if (haveOffersFailed && rows.length === 0)
    return (
      <Notice
        title={copy.offersFailed}
        action={<TextButton onClick={onRetryOffers}>{copy.again}</TextButton>}
      />
    );
  if (rows.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size="label" id={id}>
        {copy.offers}
      </Heading>
      <ul role="list" aria-labelledby={id}>
        {rows.map(({ offer, state, reason, isOnBag, canTry }) => (
          <CouponRow
            key={offer.offerCode}
            as="li"
            coupon={offer}
            state={state}
            reason={reason}
            busy={busy === `offer ${offer.offerCode}`}
            conditions={
              <OfferNotes title={state === 'applied' ? offer.offerTitle : ''} reason={canTry ? reason : ''} />
            }
            {...(canTry && { onApply: onApplyOffer })}
            {...(isOnBag && { onRemove: onRemoveOffer })}
          />
        ))}
      </ul>
      {problem?.about.startsWith('offer ') && (
        <Notice tone="error" live title={copy.notChanged}>
          {problem.message}
        </Notice>
      )}
    </Stack>
  );
}

/**
 * Text below the row of an offer. For an applied offer: its title. For an offer that the shopper can try
 * although the coupon blocks it: the reason.
 */
function OfferNotes({ title, reason }: { title: string; reason: string }) {
  const note = title || reason;
  return note ? (
    <Text size="sm" tone="secondary">
      {note}
    </Text>
  ) : null;
}
