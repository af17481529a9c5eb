import { currency, discountPercent, formatPaise, paiseToRupees, type Paise } from '@luxe/format';
import type { Price } from '@luxe/contract/calls';
import type { StoredColour, StoredOffer, StoredProduct } from './repository.ts';

/** Wire format of an amount. */
export function toPrice(paise: Paise): Price {
  const value = paiseToRupees(paise);
  return { currencyIso: currency, value, doubleValue: value, formattedValue: formatPaise(paise) };
}

/** The parts of an offer that decide a price. */
export type OfferPrice = Pick<StoredOffer, 'pricePaise' | 'mrpPaise' | 'stock'>;
interface Priced<Offer extends OfferPrice> {
  readonly sku: string;
  readonly offers: readonly Offer[];
}
interface PricedColour<Offer extends OfferPrice> {
  readonly key: string;
  readonly productId: string;
  readonly variants: readonly Priced<Offer>[];
}

/**
 * The winning offer of a variant, whose offers are sorted by rank. It is the first offer with stock or, if no
 * offer has stock, the first offer. Throws without offers.
 */
export function winningOffer<Offer extends OfferPrice>({ sku, offers }: Priced<Offer>): Offer {
  const winner = offers.find(({ stock }) => stock > 0) ?? offers[0];
  if (!winner) throw new Error(`no offer of the variant ${sku}`);
  return winner;
}

/**
 * The offer that sets the price of a colour: the cheapest winning offer that is in stock. If none is in
 * stock, it is the cheapest of all winning offers. Throws without variants.
 */
export function colourOffer<Offer extends OfferPrice>({
  key,
  productId,
  variants,
}: PricedColour<Offer>): Offer {
  const winners = variants.map((one) => winningOffer(one));
  const inStock = winners.filter(({ stock }) => stock > 0);
  const [first, ...rest] = inStock.length > 0 ? inStock : winners;
  if (!first) throw new Error(`no variant of ${productId} in ${key}`);
  return rest.reduce((best, one) => (one.pricePaise < best.pricePaise ? one : best), first);
}

export function isColourInStock({ variants }: Pick<PricedColour<OfferPrice>, 'variants'>): boolean {
  return variants.some(({ offers }) => offers.some(({ stock }) => stock > 0));
}

/** The colour to show by default: the first in stock, else the first. Throws without colours. */
export function defaultColour({ id, colours }: StoredProduct): StoredColour {
  const colour = colours.find(isColourInStock) ?? colours[0];
  if (!colour) throw new Error(`no colour of the product ${id}`);
  return colour;
}

export function offerDiscount({ pricePaise, mrpPaise }: Omit<OfferPrice, 'stock'>): number {
  return discountPercent(pricePaise, mrpPaise);
}

/** Whether the shop shows a discount. */
export const isReduced = (offer: Omit<OfferPrice, 'stock'>): boolean => offerDiscount(offer) > 0;
