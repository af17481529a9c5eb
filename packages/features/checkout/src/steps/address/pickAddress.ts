import type { Address } from '@luxe/contract/calls';

/**
 * The address that the shopper selected, else the order's address, else the default. The store lists the
 * default address first.
 */
export function pickAddress(
  addresses: readonly Address[],
  selectedId: string | undefined,
  orderAddressId: string | undefined,
) {
  const byId = (id: string | undefined) => addresses.find(({ addressId }) => addressId === id);
  return byId(selectedId) ?? byId(orderAddressId) ?? addresses[0];
}
