import type { CallResponseInput } from '@luxe/contract/calls';
import { colourUrl } from './card.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';
import { colourOffer, offerDiscount, toPrice } from './price.ts';
import { chooseColour, toSize } from './product.ts';

const modeNames = { 'home-delivery': 'Standard Delivery', 'express-delivery': 'Express Delivery' } as const;

/**
 * Sellers of a product in a colour. The seller that the product page shows comes first, then sellers with
 * stock, then the others, each group by price. Undefined for a product that is unknown or no longer sold.
 */
export async function listSellers(
  catalogue: LiveCatalogue,
  id: string,
  colourName?: string,
): Promise<CallResponseInput<'otherSellers'> | undefined> {
  const product = await catalogue.product(id);
  if (!product || product.endedAt) return undefined;
  const colour = chooseColour(product, colourName);
  const winner = colourOffer(colour).sellerId;
  const offers = colour.variants.flatMap(({ sizeLabel, offers: some }) =>
    some.map((offer) => ({ sizeLabel, offer })),
  );
  const sellers = [...Map.groupBy(offers, ({ offer }) => offer.sellerId)].map(([sellerId, own]) => {
    const inStock = own.filter(({ offer }) => offer.stock > 0);
    const cheapest = (inStock.length > 0 ? inStock : own)
      .map(({ offer }) => offer)
      .reduce((best, one) => (one.pricePaise < best.pricePaise ? one : best));
    return { sellerId, own, cheapest, isInStock: inStock.length > 0 };
  });
  sellers.sort(
    (a, b) =>
      Number(b.sellerId === winner) - Number(a.sellerId === winner) ||
      Number(b.isInStock) - Number(a.isInStock) ||
      a.cheapest.pricePaise - b.cheapest.pricePaise ||
      (a.sellerId < b.sellerId ? -1 : 1),
  );
  return {
    productListingId: product.id,
    productName: product.name,
    brandName: catalogue.brands.get(product.brandCode)?.name ?? '',
    color: colour.name,
    webURL: colourUrl(product, colour),
    sellers: sellers.map(({ sellerId, own, cheapest }) => ({
      sellerID: sellerId,
      sellerName: catalogue.sellers.get(sellerId)?.name ?? sellerId,
      isWinning: sellerId === winner,
      price: toPrice(cheapest.pricePaise),
      mrp: toPrice(cheapest.mrpPaise),
      discountPercent: offerDiscount(cheapest),
      deliveryModes: cheapest.deliveryModes.map((code) => ({ code, name: modeNames[code] })),
      sizelink: own.map(({ sizeLabel, offer }) => toSize(sizeLabel, offer)),
    })),
  };
}
