import type { Credits } from './useCredits.ts';

const nothing = () => undefined;

/** State of step 2 for stories and tests: no bank offers, and no change in progress. */
export const creditsSample = {
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
  onTakeOffer: async () => '',
  onDismissConflict: nothing,
} satisfies Partial<Credits>;
