import { current, type Address, type ReturnOptions } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import type { ReturnDraft } from '../../data/draft.ts';

export interface Pickup {
  /** The customer's addresses; undefined until known. */
  readonly addresses: readonly Address[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<void>;
  /** The address that the shopper has chosen, or else the one of the order; undefined for none. */
  readonly address: Address | undefined;
  /** Days of a pickup at this address; undefined until known. */
  readonly days: ReturnOptions['pickupDays'] | undefined;
  readonly haveDaysFailed: boolean;
  readonly retryDays: () => Promise<void>;
}

/** The addresses of a pickup, and the days of the chosen one. */
export function usePickup(orderCode: string, options: ReturnOptions, draft: ReturnDraft): Pickup {
  const { data, error, retry } = useCall('addresses', { params: { user: current } }, { renew: true });
  const addresses = data?.addresses;
  const address =
    addresses?.find(({ addressId }) => addressId === draft.addressId) ??
    addresses?.find((one) => isSamePlace(one, options.pickupAddress)) ??
    addresses?.find(({ defaultAddress }) => defaultAddress) ??
    addresses?.[0];
  const isElsewhere = address !== undefined && address.postalCode !== options.pickupAddress.postalCode;
  const elsewhere = useCall(
    'returnOptions',
    isElsewhere
      ? { params: { user: current, orderCode }, query: { pickupPincode: address.postalCode } }
      : null,
    { renew: true },
  );
  return {
    addresses,
    hasFailed: error !== undefined && !data,
    retry,
    address,
    days: isElsewhere ? elsewhere.data?.pickupDays : options.pickupDays,
    haveDaysFailed: elsewhere.error !== undefined && !elsewhere.data,
    retryDays: elsewhere.retry,
  };
}

const isSamePlace = (one: Address, other: Address): boolean =>
  one.addressId === other.addressId || (one.line1 === other.line1 && one.postalCode === other.postalCode);
