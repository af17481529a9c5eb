import { copy as checkoutCopy } from '../copy.ts';
import { creditCopy as copy } from '../creditCopy.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { OfferAsking } from '../data/useOfferConflict.ts';

/** A bank's offer and a way to pay that do not go together: the shopper chooses [CHK-34]. */
export function OfferModeConflict({ question, onKeep, onDrop }: OfferAsking) {
  if (!question) return null;
  const { offer, mode, cardProblem } = question;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={copy.modeTitle}
      description={cardProblem || copy.modeConflict(offer.offerTitle, checkoutCopy.modes[mode])}
      cancelLabel={cardProblem ? copy.keepOtherCard : copy.keepByCard}
      confirmLabel={copy.dropOffer}
      busyLabel={copy.changing}
      onConfirm={async () => (await onDrop()) || undefined}
    />
  );
}
