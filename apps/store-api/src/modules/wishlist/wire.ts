import type { WishlistProduct } from '@luxe/contract/calls';
import { colourPath } from '../catalogue/paths.ts';
import { colourOffer, toPrice, winningOffer } from '../catalogue/price.ts';
import { pictureUrl } from '../media/originals.ts';
import type { OfferedVariant, WishlistRow } from './repository.ts';

type Saved = Pick<WishlistRow, 'ussid' | 'isSizeChosen' | 'sku' | 'colourKey' | 'productId'>;

/**
 * The offer by which the shopper would buy a variant: the saved offer while it is in stock, otherwise the
 * winning offer.
 */
function offerOf(one: OfferedVariant, saved: Saved) {
  const savedOffer = one.offers.find(({ ussid, stock }) => ussid === saved.ussid && stock > 0);
  return savedOffer ?? winningOffer(one);
}

/**
 * Converts a saved item for the page. Its current price is that of the chosen size, or of the best offer in
 * its colour when no size was chosen.
 */
export function toWishlistProduct(row: WishlistRow, all: readonly OfferedVariant[]): WishlistProduct {
  const variants = all.filter(
    ({ productId, colourKey }) => productId === row.productId && colourKey === row.colourKey,
  );
  const chosen = row.isSizeChosen ? variants.find(({ sku }) => sku === row.sku) : undefined;
  const now = chosen
    ? offerOf(chosen, row)
    : colourOffer({ key: row.colourKey, productId: row.productId, variants });
  const sizes = variants.map((one) => {
    const { ussid, stock } = offerOf(one, row);
    return { size: one.size === null ? '' : one.sizeLabel, USSID: ussid, isAvailable: stock > 0 };
  });
  const [hero] = row.images;
  return {
    productcode: row.productId,
    USSID: now.ussid,
    productName: row.productName,
    productBrand: row.brandName,
    webURL: colourPath(row.slug, row.productId, row.color),
    imageURL: hero ? pictureUrl(hero.file) : '',
    imageTone: hero?.tone ?? '',
    color: row.color,
    size: chosen && chosen.size !== null ? chosen.sizeLabel : '',
    sizes,
    price: toPrice(now.pricePaise),
    mrp: toPrice(now.mrpPaise),
    addedPrice: toPrice(row.addedPaise),
    isOutOfStock: !sizes.some(({ isAvailable }) => isAvailable),
    addedDate: row.addedAt.toISOString(),
    expiryDate: row.expiresAt.toISOString(),
    rootCategory: row.catalogue,
  };
}
