import { copy } from './copy.ts';
import { ChoiceDialog } from '../ChoiceDialog.tsx';
import type { Credits } from './useCredits.ts';

export type OfferConflictProps = Pick<Credits, 'onTakeOffer' | 'onDismissConflict'> & {
  conflict: NonNullable<Credits['conflict']>;
  /** Code of the coupon on the bag; undefined when the bag has none any more. */
  coupon: string | undefined;
};

/** Lets the shopper choose between a coupon and an offer that cannot be combined [CHK-33]. */
export function OfferConflict({ conflict, coupon, onTakeOffer, onDismissConflict }: OfferConflictProps) {
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
