import type { DeskPayment } from '@luxe/contract/desk';
import type { StoredAttempt } from '../order/repository.ts';
import type { StoredRedirect } from '../purchase/chargeRedirects.ts';
import { isRejected } from '../purchase/isRejected.ts';

/** What the desk can do about the refund of a payment, and where a refund goes that was rejected. */
export const toDeskCharge = (
  attempt: StoredAttempt,
  redirects: readonly StoredRedirect[],
): Pick<DeskPayment, 'actions' | 'redirect'> => {
  const redirect = redirects.find(({ attemptId }) => attemptId === attempt.id);
  return {
    actions: isRejected(attempt) ? ['retry', 'redirect'] : redirect?.bank ? ['transfer'] : [],
    redirect: redirect
      ? {
          destination: redirect.destination,
          amountPaise: redirect.amountPaise,
          bankLastFour: redirect.bankLastFour,
          bankReference: redirect.bankReference,
          doneAt: redirect.doneAt?.toISOString() ?? null,
        }
      : null,
  };
};
