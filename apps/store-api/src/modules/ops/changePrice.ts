import { eq } from 'drizzle-orm';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import { offer, product, variant } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';

/**
 * Lowest price of an offer, in paise. A lower price counts as a typing error. Free gifts need no low price,
 * because they are marked as gifts.
 */
const minimumPaise = 100;

/**
 * Changes the price of an offer for an operator; listings follow within a second. The call belongs to the
 * desk, so it needs the desk's password and gets an audit row. Throws for an invalid price and an unknown
 * offer.
 */
export async function changePrice(db: Database, ussid: string, paise: unknown) {
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise)) throw domainError('priceNotInteger');
  if (paise < minimumPaise) throw domainError('priceTooLow', minimumPaise);
  return db.transaction(async (tx) => {
    // Products are locked before their offers, as the import locks them.
    await tx
      .select({ id: product.id })
      .from(product)
      .innerJoin(variant, eq(variant.productId, product.id))
      .innerJoin(offer, eq(offer.variantSku, variant.sku))
      .where(eq(offer.ussid, ussid))
      .for('no key update', { of: product });
    const [found] = await tx
      .select({ mrp: offer.mrpPaise })
      .from(offer)
      .where(eq(offer.ussid, ussid))
      .for('update');
    if (!found) throw domainError('unknownOffer');
    if (paise > found.mrp) throw domainError('priceAboveMrp', found.mrp);
    await tx.update(offer).set({ pricePaise: paise }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], new Date());
    return { ussid, paise };
  });
}
