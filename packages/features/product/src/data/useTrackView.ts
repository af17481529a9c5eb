import { addViewed, useTrack } from '@luxe/resources';
import { useEffect } from 'react';
import type { ShownProduct } from './shownProduct.ts';

/** A product as events tell it. */
const toEventItem = (product: ShownProduct, ussid = product.winningUssID) => ({
  productCode: product.productListingId,
  ussid,
  sellerId: product.winningSellerID,
  name: product.productName,
  brand: product.brandName,
  price: product.winningSellerPrice.doubleValue,
  isGiveAway: product.isGiveAway === 'Y',
});

/** Tells once that a product was seen (PDP-07), and remembers it for the rail of what was looked at. */
export function useTrackView(product: ShownProduct | undefined) {
  const track = useTrack();
  const seen = product?.productListingId;
  useEffect(() => {
    if (!product) return;
    track('product viewed', { item: toEventItem(product) });
    addViewed(product.rootCategory, product.productListingId);
    // The product is named by its id: another colour or a fresh answer is not another view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, seen]);
}
