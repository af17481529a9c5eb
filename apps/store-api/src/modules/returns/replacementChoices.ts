import type { Paise } from '@luxe/format';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { isForSale } from '../../db/isForSale.ts';
import type { Database } from '../../db/database.ts';
import { offer, product, productColour, seller, variant } from '../../db/schema/index.ts';
import { pictureUrl } from '../media/originals.ts';
import type { StoredLine } from '../order/deliveriesOf.ts';
import { netPaise } from '../order/wire.ts';

/** An offer of a variant, with what the order shows of it. */
export interface VariantOffer {
  readonly ussid: string;
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly colourKey: string;
  readonly color: string;
  readonly hex: string;
  readonly size: string;
  readonly imageURL: string;
  readonly imageTone: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly pricePaise: Paise;
  readonly stock: number;
}

/** Why a variant cannot be chosen. */
type ChoiceObstacle = 'soldOut' | 'costsMore';

/** A size or colour that a shopper may get instead of a unit. */
export interface ReplacementChoice extends VariantOffer {
  readonly obstacle: ChoiceObstacle | undefined;
  /** Whether it is the variant that was ordered. */
  readonly isSame: boolean;
  /** How much less it costs than the ordered variant, before discounts. */
  readonly dropPaise: Paise;
}

/** Offers of products for sale, in the sequence of the product page. */
const offersOf = async (db: Database, productIds: readonly string[]): Promise<VariantOffer[]> =>
  productIds.length === 0
    ? []
    : readOffers(db, and(inArray(variant.productId, [...productIds]), isForSale, isNull(variant.endedAt)));

/** Offers by their USSIDs, whether they are for sale or not. */
export const readVariants = async (
  db: Database,
  ussids: readonly string[],
): Promise<Map<string, VariantOffer>> =>
  new Map((await readOffers(db, inArray(offer.ussid, [...ussids]))).map((row) => [row.ussid, row]));

async function readOffers(db: Database, condition: SQL | undefined): Promise<VariantOffer[]> {
  const rows = await db
    .select({
      slug: product.slug,
      ussid: offer.ussid,
      sku: variant.sku,
      productId: variant.productId,
      colourKey: variant.colourKey,
      color: productColour.name,
      hex: productColour.hex,
      size: variant.size,
      sizeLabel: variant.sizeLabel,
      images: productColour.images,
      sellerId: offer.sellerId,
      sellerName: seller.name,
      pricePaise: offer.pricePaise,
      stock: offer.stock,
    })
    .from(offer)
    .innerJoin(seller, eq(seller.id, offer.sellerId))
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(
      productColour,
      and(eq(productColour.productId, variant.productId), eq(productColour.key, variant.colourKey)),
    )
    .where(condition)
    .orderBy(asc(productColour.position), asc(variant.position), asc(offer.rank));
  return rows.map(({ size, sizeLabel, images, ...row }) => ({
    ...row,
    size: size === null ? '' : sizeLabel,
    imageURL: images[0] ? pictureUrl(images[0].file) : '',
    imageTone: images[0]?.tone ?? '',
  }));
}

/** Choices for each line, by the id of the line. Empty when the product is no longer sold. */
export async function readChoices(
  db: Database,
  lines: readonly StoredLine[],
): Promise<(line: StoredLine) => ReplacementChoice[]> {
  const offers = await offersOf(db, [...new Set(lines.map(({ snapshot }) => snapshot.productCode))]);
  const sellers = new Map(
    lines.length === 0
      ? []
      : (
          await db
            .select({
              ussid: offer.ussid,
              sellerId: offer.sellerId,
              sku: offer.variantSku,
              pricePaise: offer.pricePaise,
            })
            .from(offer)
            .where(
              inArray(
                offer.ussid,
                lines.map(({ ussid }) => ussid),
              ),
            )
        ).map((row) => [row.ussid, row]),
  );
  return (line) =>
    choicesFor(
      line,
      sellers.get(line.ussid),
      offers.filter(({ productId }) => productId === line.snapshot.productCode),
    );
}

interface OrderedOffer {
  readonly sellerId: string;
  readonly sku: string;
  readonly pricePaise: Paise;
}

/**
 * One choice per variant. Another seller's offer is a choice only when the seller of the order has none of
 * the variant in stock, and when it costs no more than what was paid. The price of the day does not matter,
 * only the difference between the variants: see docs/decisions/0031-replacements.md.
 */
export function choicesFor(
  line: Pick<StoredLine, 'units'>,
  ordered: OrderedOffer | undefined,
  offers: readonly VariantOffer[],
): ReplacementChoice[] {
  const [unit] = line.units;
  if (!ordered || !unit) return [];
  const orderPaise = unit.pricePaise;
  const mostPaise = Math.max(orderPaise, ordered.pricePaise);
  const leastPaise = Math.min(orderPaise, ordered.pricePaise);
  const paidPaise = netPaise(unit);
  return [...Map.groupBy(offers, ({ sku }) => sku)].flatMap(([sku, some]) => {
    const isSame = sku === ordered.sku;
    const own = some.find(({ sellerId }) => sellerId === ordered.sellerId);
    const isOwnPossible = own !== undefined && own.stock > 0 && (isSame || own.pricePaise <= mostPaise);
    const other = isOwnPossible
      ? undefined
      : some.find(
          ({ sellerId, stock, pricePaise }) =>
            sellerId !== ordered.sellerId && stock > 0 && pricePaise <= paidPaise,
        );
    const found = own !== undefined && own.stock > 0 && !isOwnPossible ? own : (other ?? own ?? some[0]);
    if (!found) return [];
    const isOwn = found.sellerId === ordered.sellerId;
    const costsMore = isOwn ? !isSame && found.pricePaise > mostPaise : found.pricePaise > paidPaise;
    const obstacle = found.stock === 0 ? 'soldOut' : costsMore ? 'costsMore' : undefined;
    return [
      {
        ...found,
        isSame,
        obstacle,
        dropPaise: isSame && isOwn ? 0 : Math.max(0, leastPaise - found.pricePaise),
      } as const,
    ];
  });
}

/** Whether a shopper can get anything instead of a unit of a line. */
export const hasChoice = (choices: readonly ReplacementChoice[]): boolean =>
  choices.some(({ obstacle }) => obstacle === undefined);
