import type { ProductCard } from '@luxe/contract/calls';

type Flags = Pick<ProductCard, 'isProductNew' | 'isOnlineExclusive' | 'readyToShip' | 'isOfferExisting'>;

/** The same words wherever a piece is on offer. */
export const onOffer = 'On offer';

/** The one tag that a product wears, by precedence; undefined where the specification says NA (LST-08). */
export function productTag(product: Flags): string | undefined {
  if (product.isProductNew === 'Y') return 'New';
  if (product.isOnlineExclusive === 'Y') return 'Exclusive';
  if (product.readyToShip === 'Y') return 'Ready to Ship';
  if (product.isOfferExisting === 'Y') return onOffer;
  return undefined;
}
