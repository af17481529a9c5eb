import { ApiError } from '@luxe/client';
import { copy } from '../data/copy.ts';
import { offlineFailure, toOrderFailure, type OrderFailure } from './orderFailure.ts';

/**
 * Builds the message for a payment that could not start. The error `PAYMENT_GATEWAY` means that the order has
 * failed, so the next press starts a new attempt [CHK-20].
 */
export function toPayFailure(error: unknown, isOnline: boolean): OrderFailure {
  if (error instanceof ApiError && error.code === 'PAYMENT_GATEWAY') {
    return {
      code: error.code,
      title: copy.gatewayTitle,
      text: copy.gateway,
      remedy: 'again',
      isBagStale: true,
      isResponseKnown: true,
    };
  }
  const failure = toOrderFailure(error, isOnline);
  if (!failure.isResponseKnown) return { ...failure, text: copy.payLost };
  // The key was already used to start a payment with other details. The reloaded order summary shows that
  // payment.
  if (failure.code === 'K4091')
    return { ...failure, title: copy.openTitle, text: copy.payBegun, remedy: 'again' };
  if (failure.code === 'B9907') return { ...failure, text: copy.payChanged };
  if (failure.remedy !== 'again') return failure;
  // These codes mean that the bag was ordered or has an open payment, perhaps from another tab. The page
  // reloads the order summary, which shows the current state.
  const isBagStale = failure.isBagStale || /^O400[345]$/.test(failure.code);
  return { ...failure, isBagStale, text: copy.notPaid };
}

/** The browser is offline, so the payment is not sent. */
export const offlinePayFailure: OrderFailure = { ...offlineFailure, text: copy.payOffline };

/** The code that continues a payment did not load, so no payment has started. */
export const notLoadedFailure: OrderFailure = {
  ...offlineFailure,
  code: 'not-loaded',
  title: copy.providerTitle,
  text: copy.notLoaded,
};

/** A provider call failed, and the store has confirmed that nothing was charged [CHK-29]. */
export const providerFailure: OrderFailure = {
  code: 'provider',
  title: copy.providerTitle,
  text: copy.provider,
  remedy: 'again',
  isBagStale: true,
  isResponseKnown: true,
};

/** A provider call failed, and the outcome of the payment is unknown. */
export const unknownOutcomeFailure: OrderFailure = {
  ...providerFailure,
  code: 'unclear',
  text: copy.unclear,
};
