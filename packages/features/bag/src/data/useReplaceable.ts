import { current, type Cart } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { useEffect, useMemo, useRef } from 'react';

/** Which offers of the bag can be exchanged once they are at its pincode [BAG-11]; undefined until the store has answered, none where it does not. */
export function useReplaceable(cart: Cart | undefined): ReadonlyMap<string, boolean> | undefined {
  const hasLines = cart !== undefined && cart.products.length > 0;
  const { data, error, retry } = useCall(
    'repApplicabilityOnCart',
    hasLines ? { params: { user: current }, query: { cartGuid: current, pinCode: cart.pincode } } : null,
    { renew: true },
  );
  // Another size is another offer, and what was put in meanwhile has not been asked about.
  const offers = cart?.products.map(({ USSID }) => USSID).join(' ') ?? '';
  const asked = useRef(offers);
  useEffect(() => {
    if (!data) asked.current = offers;
    else if (asked.current !== offers) {
      asked.current = offers;
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
