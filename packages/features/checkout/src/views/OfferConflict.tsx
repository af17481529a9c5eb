import { creditCopy as copy } from '../data/creditCopy.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { Credits } from '../data/useCredits.ts';

export type OfferConflictProps = {
  credits: Pick<Credits, 'conflict' | 'onTakeOffer' | 'onDismissConflict'>;
  /** Code of the coupon on the bag; undefined when the bag has none any more. */
  coupon: string | undefined;
};

/** Lets the shopper choose between a coupon and an offer that cannot be combined [CHK-33]. */
export function OfferConflict({ credits, coupon }: OfferConflictProps) {
  const { conflict, onTakeOffer, onDismissConflict } = credits;
  if (!conflict) return null;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => !open && onDismissConflict()}
      title={copy.conflictTitle}
      description={conflict.message}
      cancelLabel={coupon ? copy.conflictCancelNamed(coupon) : copy.conflictCancel}
      confirmLabel={copy.takeOffer(conflict.code)}
      busyLabel={copy.changing}
      onConfirm={async () => (await onTakeOffer(conflict.code)) || undefined}
    />
  );
}
