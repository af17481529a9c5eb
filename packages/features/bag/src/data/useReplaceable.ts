import { current, type Cart } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { useEffect, useMemo, useRef } from 'react';

/**
 * Loads which offers of the bag can be replaced after delivery to its pincode [BAG-11]. `undefined` while
 * loading; an empty map after a failure.
 */
export function useReplaceable(cart: Cart | undefined): ReadonlyMap<string, boolean> | undefined {
  const hasLines = cart !== undefined && cart.products.length > 0;
  const { data, error, retry } = useCall(
    'repApplicabilityOnCart',
    hasLines ? { params: { user: current }, query: { cartGuid: current, pinCode: cart.pincode } } : null,
    { renew: true },
  );
  // A size change or an added item puts new offers into the bag, so load the data again.
  const offers = cart?.products.map(({ USSID }) => USSID).join(' ') ?? '';
  const requestedOffers = useRef(offers);
  useEffect(() => {
    if (!data) requestedOffers.current = offers;
    else if (requestedOffers.current !== offers) {
      requestedOffers.current = offers;
      void retry();
    }
  }, [data, offers, retry]);
  return useMemo(
    () =>
      data || error
        ? new Map(data?.products.map(({ USSID, isReplaceable }) => [USSID, isReplaceable === 'Y']))
        : undefined,
    [data, error],
  );
}
