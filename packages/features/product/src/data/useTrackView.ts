import { addViewed, useTrack } from '@luxe/resources';
import { useEffect } from 'react';
import type { ProductData } from './productPart.ts';

const toEventItem = (product: ProductData, ussid = product.winningUssID) => ({
  productCode: product.productListingId,
  ussid,
  sellerId: product.winningSellerID,
  name: product.productName,
  brand: product.brandName,
  price: product.winningSellerPrice.doubleValue,
  isFreeGift: product.isGiveAway === 'Y',
});

/** Tracks one view of a product [PDP-07] and stores the product for the rail of viewed products. */
export function useTrackView(product: ProductData | undefined) {
  const track = useTrack();
  const productId = product?.productListingId;
  useEffect(() => {
    if (!product) return;
    const images = product.galleryImagesList.map(({ url }) => url);
    track('product viewed', { item: toEventItem(product), images });
    addViewed(product.rootCategory, product.productListingId);
    // The effect depends on the id alone, because another colour or a new response is not another view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, productId]);
}
