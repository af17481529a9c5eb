import { type Paise } from '@luxe/format';
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

/** Highest stock of an offer. More counts as a typing error. */
const maximumStock = 1_000_000;

/** Offer with its price and stock before the change. */
interface ChangedOffer {
  readonly pricePaise: Paise;
  readonly stock: number;
}

/**
 * Changes the price of an offer for the desk; listings follow within a second. Returns the offer before the
 * change. Throws for an invalid price and an unknown offer.
 */
export async function changePrice(
  db: Database,
  ussid: string,
  paise: Paise,
  at = new Date(),
): Promise<ChangedOffer> {
  if (!Number.isSafeInteger(paise)) throw domainError('priceInvalid');
  if (paise < minimumPaise) throw domainError('priceTooLow', minimumPaise);
  return db.transaction(async (tx) => {
    const found = await lockOffer(tx, ussid);
    if (paise > found.mrpPaise) throw domainError('priceAboveMrp', found.mrpPaise);
    await tx.update(offer).set({ pricePaise: paise }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], at);
    return found;
  });
}

/**
 * Sets the units of an offer that can be ordered. Units that open payments hold are not among them. Returns
 * the offer before the change. Throws for an invalid number and an unknown offer.
 */
export async function changeStock(
  db: Database,
  ussid: string,
  stock: number,
  at = new Date(),
): Promise<ChangedOffer> {
  if (!Number.isSafeInteger(stock) || stock < 0 || stock > maximumStock)
    throw domainError('stockInvalid', maximumStock);
  return db.transaction(async (tx) => {
    const found = await lockOffer(tx, ussid);
    await tx.update(offer).set({ stock }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], at);
    return found;
  });
}

async function lockOffer(tx: Database, ussid: string) {
  // Products are locked before their offers, as the import locks them.
  await tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    .innerJoin(offer, eq(offer.variantSku, variant.sku))
    .where(eq(offer.ussid, ussid))
    .for('no key update', { of: product });
  const [found] = await tx.select().from(offer).where(eq(offer.ussid, ussid)).for('update');
  if (!found) throw domainError('unknownOffer');
  return found;
}

/** Reads a price in rupees, such as `4999` or `4,999.50`. Undefined for any other text. */
export function readRupees(text: string): Paise | undefined {
  const [, rupees = '', paise = ''] =
    /^₹?\s?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  return rupees === '' ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** An offer as the desk shows it. */
export async function findOffer(db: Database, ussid: string) {
  const [found] = await db
    .select({ offer, productName: product.name })
    .from(offer)
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(offer.ussid, ussid));
  return found;
}
