import type { Choices } from '../data/useChoices.ts';

const nothing = () => undefined;
const done = async () => '';

/** Checkout choices for stories and tests: no bank offers, and no change in progress. */
export const choicesSample: Choices = {
  credits: {
    busy: undefined,
    pendingSwitch: undefined,
    problem: undefined,
    announcement: '',
    offers: [],
    haveOffersFailed: false,
    conflict: undefined,
    onSwitch: nothing,
    onApplyOffer: nothing,
    onRemoveOffer: nothing,
    onRetryOffers: nothing,
    onApplyCoupon: done,
    onRemoveCoupon: done,
    onSaveGift: done,
    onTakeOffer: done,
    onDismissConflict: nothing,
    onDropOffer: done,
  },
  deliveryControls: { pendingChoice: undefined, problem: undefined, onDeliver: nothing },
  pan: { isNeeded: false, panLast4: null, limit: 200_000_00, onValidate: done },
  resolveOfferConflict: async () => 'none',
  offerConflictControls: { question: undefined, onCancel: nothing, onDrop: done },
};
