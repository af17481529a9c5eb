import { paymentModeLabels } from '@luxe/patterns/payment-mode-labels';
import { copy } from './copy.ts';
import { ChoiceDialog } from '../ChoiceDialog.tsx';
import type { OfferConflictControls } from './useOfferConflict.ts';

/** Lets the shopper choose between a bank offer and a payment method or card that it excludes [CHK-34]. */
export function OfferModeConflict({ question, onCancel, onDrop }: OfferConflictControls) {
  if (!question) return null;
  const { offer, mode, cardProblem } = question;
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={copy.modeTitle}
      description={cardProblem || copy.modeConflict(offer.offerTitle, paymentModeLabels[mode])}
      cancelLabel={cardProblem ? copy.payByOtherCard : copy.payByCard}
      confirmLabel={copy.dropOffer}
      busyLabel={copy.changing}
      onConfirm={async () => (await onDrop()) || undefined}
    />
  );
}
