import { creditCopy as copy } from '../creditCopy.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { Credits } from '../data/useCredits.ts';

export type OfferConflictProps = {
  credits: Pick<Credits, 'conflict' | 'onTakeOffer' | 'onKeepCoupon'>;
  /** Code of the coupon that stands against the offer; undefined where it is not known any more. */
  coupon: string | undefined;
};

/** An offer that stands alone, and a coupon on the bag: the shopper chooses between the two. */
export function OfferConflict({ credits, coupon }: OfferConflictProps) {
  const { conflict, onTakeOffer, onKeepCoupon } = credits;
  if (!conflict) return null;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => !open && onKeepCoupon()}
      title={copy.conflictTitle}
      description={conflict.words}
      cancelLabel={coupon ? copy.keep(coupon) : copy.keepCoupon}
      confirmLabel={copy.takeOffer(conflict.code)}
      busyLabel={copy.changing}
      onConfirm={async () => (await onTakeOffer(conflict.code)) || undefined}
    />
  );
}
