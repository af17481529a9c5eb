import { current } from '@luxe/contract/calls';
import { addressLine } from '@luxe/patterns/address-card';
import { useCall } from '@luxe/resources';
import type { ReturnDraft } from '../../data/draft.ts';

export interface PickupPlace {
  /** The chosen address in one line, as it is now. */
  readonly text: string;
  /** `changed`: edited since it was chosen. `gone`: deleted since then, so another has to be chosen. */
  readonly state: 'same' | 'changed' | 'gone';
}

/** The pickup address that the shopper has chosen. The store uses it as it is when the return is sent. */
export function usePickupPlace({ method, addressId, place = '' }: ReturnDraft): PickupPlace {
  const { data } = useCall('addresses', method === 'schedulePickup' ? { params: { user: current } } : null, {
    renew: true,
  });
  if (!data) return { text: place, state: 'same' };
  const address = data.addresses.find((one) => one.addressId === addressId);
  if (!address) return { text: place, state: 'gone' };
  const text = addressLine(address);
  return { text, state: text === place ? 'same' : 'changed' };
}
