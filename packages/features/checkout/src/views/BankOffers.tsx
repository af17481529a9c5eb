import type { Coupon } from '@luxe/contract/calls';
import { CouponRow } from '@luxe/patterns/coupon-row';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useId } from 'react';
import { creditCopy as copy } from '../creditCopy.ts';
import { toOffers } from '../data/toOffers.ts';
import type { Credits } from '../data/useCredits.ts';

export type BankOffersProps = {
  credits: Credits;
  /** The offer on the bag, whether it counts or not. */
  onBag: Coupon | undefined;
  hasCoupon: boolean;
};

/** Offers of banks: what each takes off, or why it doesn't [CHK-08]. Where there is none, nothing is said of them. */
export function BankOffers({ credits, onBag, hasCoupon }: BankOffersProps) {
  const id = useId();
  const { offers, haveOffersFailed, busy, problem } = credits;
  const rows = toOffers(offers ?? [], onBag, hasCoupon);
  if (haveOffersFailed && rows.length === 0)
    return (
      <Notice
        title={copy.offersFailed}
        action={<TextButton onClick={credits.onRetryOffers}>{copy.again}</TextButton>}
      />
    );
  if (rows.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size="label" id={id}>
        {copy.offers}
      </Heading>
      <ul role="list" aria-labelledby={id}>
        {rows.map(({ offer, state, reason, isOn, canTry }) => (
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
            {...(canTry && { onApply: credits.onApplyOffer })}
            {...(isOn && { onRemove: credits.onRemoveOffer })}
          />
        ))}
      </ul>
      {problem?.about.startsWith('offer ') && (
        <Notice tone="error" live title={copy.notChanged}>
          {problem.words}
        </Notice>
      )}
    </Stack>
  );
}

/** What the row itself leaves out: which cards an offer on the bag is for, and what keeps back one that can be tried. */
function OfferNotes({ title, reason }: { title: string; reason: string }) {
  const words = title || reason;
  return words ? (
    <Text size="sm" tone="secondary">
      {words}
    </Text>
  ) : null;
}
