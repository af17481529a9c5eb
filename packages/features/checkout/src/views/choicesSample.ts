import type { Choices } from '../data/useChoices.ts';

const nothing = () => undefined;
const done = async () => '';

/** Choices that nobody is making, for stories and tests; no bank has an offer. */
export const choices: Choices = {
  credits: {
    busy: undefined,
    wanted: undefined,
    problem: undefined,
    said: '',
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
    onKeepCoupon: nothing,
    onDropOffer: done,
  },
  delivering: { wanted: undefined, problem: undefined, onDeliver: nothing },
  pan: { isNeeded: false, ending: null, limit: 200_000_00, onValidate: done },
  askOffer: async () => 'none',
  offerAsking: { question: undefined, onKeep: nothing, onDrop: done },
};
