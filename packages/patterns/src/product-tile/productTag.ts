import type { ProductCard } from '@luxe/contract/calls';

type Flags = Pick<ProductCard, 'isProductNew' | 'isOnlineExclusive' | 'readyToShip' | 'isOfferExisting'>;

export const onOffer = 'On offer';

/**
 * The tag of a product. If several flags are set, the first one counts, in this order: new, exclusive, ready
 * to ship, on offer. `undefined` if no flag is set (`NA` in the specification) [LST-08].
 */
export function productTag(product: Flags): string | undefined {
  if (product.isProductNew === 'Y') return 'New';
  if (product.isOnlineExclusive === 'Y') return 'Exclusive';
  if (product.readyToShip === 'Y') return 'Ready to Ship';
  if (product.isOfferExisting === 'Y') return onOffer;
  return undefined;
}
