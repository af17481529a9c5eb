import { ApiError } from '@luxe/client';
import { copy } from '../copy.ts';
import { offlineFailure, toPlaceFailure, type PlaceFailure } from './placeFailure.ts';

/**
 * What to tell of a payment that could not be begun. A refusal of the store as payment gateway is an answer: the order has failed, and the
 * next press is a new attempt [CHK-20].
 */
export function toPayFailure(error: unknown, isOnline: boolean): PlaceFailure {
  if (error instanceof ApiError && error.code === 'PAYMENT_GATEWAY') {
    return {
      code: error.code,
      title: copy.gatewayTitle,
      text: copy.gateway,
      remedy: 'again',
      isBagStale: true,
      isAnswered: true,
    };
  }
  const failure = toPlaceFailure(error, isOnline);
  if (!failure.isAnswered) return { ...failure, text: copy.payLost };
  // The first try has begun a payment, and this is another one: as O4004, the summary leads to what is open.
  if (failure.code === 'K4091')
    return { ...failure, title: copy.openTitle, text: copy.payBegun, remedy: 'again' };
  if (failure.code === 'B9907') return { ...failure, text: copy.payChanged };
  if (failure.remedy !== 'again') return failure;
  // The bag was ordered or is being paid for, in another tab perhaps: the summary says which.
  const isBagStale = failure.isBagStale || /^O400[345]$/.test(failure.code);
  return { ...failure, isBagStale, text: copy.notPaid };
}

/** The payment is not even sent. */
export const offlinePayFailure: PlaceFailure = { ...offlineFailure, text: copy.payOffline };

/** A call of the provider failed, and the store is certain that nothing was charged [CHK-29]. */
export const providerFailure: PlaceFailure = {
  code: 'provider',
  title: copy.providerTitle,
  text: copy.provider,
  remedy: 'again',
  isBagStale: true,
  isAnswered: true,
};

/** A call of the provider failed, and nobody knows what became of the payment. */
export const unclearFailure: PlaceFailure = { ...providerFailure, code: 'unclear', text: copy.unclear };
