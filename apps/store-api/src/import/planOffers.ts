import { formatPaise } from '@luxe/format';
import type { DeliveryMode } from '../model/catalogue.ts';
import type { OfferRow, PlanContext, StockTarget, StoredParts } from './productParts.ts';
import type { Problem } from './readers/problem.ts';
import type { Names } from './resolveNames.ts';
import type { ImportRow } from './rowSchema.ts';
import type { StagedRow } from './staging.ts';

const standardDelivery: readonly DeliveryMode[] = ['home-delivery'];
const expressDelivery: readonly DeliveryMode[] = ['home-delivery', 'express-delivery'];

/**
 * All offers of the product, the stocks that rows name, and the number of offers in stock that a complete
 * file empties. The stock of a new offer is in its row.
 */
export function toOffers(
  rows: readonly StagedRow[],
  stored: StoredParts | undefined,
  { names, isFull }: PlanContext,
  problems: Problem[],
): { offers: OfferRow[]; stocks: StockTarget[]; emptied: number } {
  const offers = new Map(stored?.offers.map((one) => [one.ussid, one]));
  const stocks: StockTarget[] = [];
  const lineOfOffer = new Map<string, number>();
  for (const { line, fields } of rows) {
    const ofVariant = [...offers.values()].filter(({ variantSku }) => variantSku === fields.sku);
    const sellerId = sellerOf(fields, ofVariant, names);
    if (sellerId === undefined) {
      problems.push({ line, field: 'seller', reason: 'The variant has several sellers. Name one of them.' });
      continue;
    }
    const before = ofVariant.find((one) => one.sellerId === sellerId);
    const price = fields.price ?? before?.pricePaise;
    const mrp = fields.mrp ?? before?.mrpPaise ?? price;
    for (const [field, value] of [
      ['price', price],
      ['stock', fields.stock ?? before?.stock],
    ] as const)
      if (value === undefined) problems.push({ line, field, reason: `A new variant needs a ${field}.` });
    if (price === undefined || mrp === undefined) continue;
    if (price > mrp) {
      const reason = `The price ${formatPaise(price)} is above the MRP ${formatPaise(mrp)} that the shop has.`;
      problems.push({ line, field: 'price', reason: `${reason} Write the MRP, too.` });
      continue;
    }
    const ussid = before?.ussid ?? `${sellerId}${fields.sku}`;
    const earlier = lineOfOffer.get(ussid);
    lineOfOffer.set(ussid, line);
    if (earlier !== undefined) {
      problems.push({ line, field: 'seller', reason: `Line ${earlier} has the same sku and seller.` });
      continue;
    }
    offers.set(ussid, {
      ussid,
      sellerId,
      variantSku: fields.sku,
      mrpPaise: mrp,
      pricePaise: price,
      stock: before?.stock ?? fields.stock ?? 0,
      stockShort: before?.stockShort ?? 0,
      deliveryModes: modesOf(fields, before),
      rank: before?.rank ?? Math.max(-1, ...ofVariant.map(({ rank }) => rank)) + 1,
    });
    if (fields.stock !== undefined) stocks.push({ ussid, stock: fields.stock });
  }
  // Variants that a complete file does not have at all end later.
  const skus = new Set(rows.map(({ fields }) => fields.sku));
  const missing = (isFull && stored?.product.sourceGroup != null ? stored.offers : []).filter(
    ({ ussid, variantSku }) => skus.has(variantSku) && !lineOfOffer.has(ussid),
  );
  for (const { ussid } of missing) stocks.push({ ussid, stock: 0 });
  const emptied = missing.filter(({ stock }) => stock > 0).length;
  return { offers: [...offers.values()], stocks, emptied };
}

/** The seller of a row: the named one, or the only one of the variant, or the usual one of the import. */
function sellerOf(fields: ImportRow, ofVariant: readonly OfferRow[], names: Names): string | undefined {
  if (fields.seller !== undefined) return names.sellerOf(fields.seller).id;
  const [only, ...others] = ofVariant;
  if (!only) return names.defaultSeller.id;
  if (others.length === 0) return only.sellerId;
  return ofVariant.find(({ sellerId }) => sellerId === names.defaultSeller.id)?.sellerId;
}

function modesOf({ express }: ImportRow, before: OfferRow | undefined): DeliveryMode[] {
  if (express === undefined) return before?.deliveryModes ?? [...standardDelivery];
  return [...(express ? expressDelivery : standardDelivery)];
}
