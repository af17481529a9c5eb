import { indianDayAfter } from '@luxe/format';
import { domainError } from '../../errors/domainError.ts';
import type { Database } from '../../db/database.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { lineNumberOf } from '../order/number.ts';
import { newDeliveryCode } from '../order/parcels.ts';
import type { StoredLine, StoredUnit } from '../order/deliveriesOf.ts';
import {
  addEvents,
  addLines,
  addParcels,
  addUnits,
  nextParcelNumber,
  type StoredOrder,
} from '../order/repository.ts';
import type { UnitAmounts } from '../order/splitLine.ts';
import { colourPath } from '../catalogue/paths.ts';
import { findPincode } from '../pincode/service.ts';
import { readUsablePolicy } from '../policy/repository.ts';
import { sumOf } from '../pricing/money.ts';
import { carryOver } from './carryOver.ts';
import { readVariants, type VariantOffer } from './replacementChoices.ts';
import { markSent, type StoredReplacement } from './reserveUnits.ts';

/** Days until a delivery to a pincode that the shop does not know. */
const usualDays = 5;

interface NewLine {
  readonly old: StoredLine;
  readonly variant: VariantOffer;
  readonly units: { readonly row: StoredReplacement; readonly amounts: UnitAmounts }[];
}

/**
 * Adds the units that replace others to the order: a line for each line and offer, and a parcel for each
 * seller. The new units take over what was paid for the old ones, less the difference that goes back. Their
 * stock is taken already. The order must be locked.
 */
export async function sendReplacements(
  tx: Database,
  order: StoredOrder,
  rows: readonly StoredReplacement[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const lines = await currentLines(tx, order.id);
  const newLines = await toNewLines(tx, lines, rows);
  const deliveryDay = await deliveryDayOf(tx, order, now);
  const position = Math.max(...lines.map((line) => line.position)) + 1;
  const added = await addLines(
    tx,
    newLines.map((line, at) => toLine(order, line, position + at, deliveryDay)),
  );
  const parcelOf = await addParcelsOf(tx, order, newLines, deliveryDay);
  for (const [at, { variant, units }] of newLines.entries()) {
    const orderLineId = added.find((line) => line.position === position + at)?.id;
    if (orderLineId === undefined) throw new Error(`a line of ${order.id} was not created`);
    const created = await addUnits(
      tx,
      units.map(({ amounts }, index) => ({
        ...amounts,
        ...{ orderLineId, number: index + 1, parcelId: parcelOf(variant.sellerId) },
        ...{ state: 'placed' as const, stateAt: now },
      })),
    );
    for (const { id, number } of created) {
      const row = units[number - 1]?.row;
      if (row) await markSent(tx, row, id, now);
    }
    await addEvents(
      tx,
      created.map(({ id }) => ({ unitId: id, state: 'placed', actor: 'clock', at: now })),
    );
  }
}

async function toNewLines(
  tx: Database,
  lines: readonly StoredLine[],
  rows: readonly StoredReplacement[],
): Promise<NewLine[]> {
  const variants = await readVariants(
    tx,
    rows.map(({ ussid }) => ussid),
  );
  const found = rows.map((row) => {
    const old = lines.find(({ units }) => units.some(({ id }) => id === row.unitId));
    const unit = old?.units.find(({ id }) => id === row.unitId);
    const variant = variants.get(row.ussid);
    if (!old || !unit || !variant) throw domainError('orderLineUnknown');
    return { old, variant, row, amounts: carryOver(amountsOf(unit), row.priceDropPaise).carried };
  });
  return [
    ...Map.groupBy(found, ({ old, row }) => `${old.id} ${row.ussid} ${row.priceDropPaise}`).values(),
  ].flatMap((some) => {
    const [first] = some;
    return first ? [{ old: first.old, variant: first.variant, units: some }] : [];
  });
}

const amountsOf = (unit: StoredUnit): UnitAmounts => ({
  pricePaise: unit.pricePaise,
  cartDiscountPaise: unit.cartDiscountPaise,
  couponDiscountPaise: unit.couponDiscountPaise,
  bankDiscountPaise: unit.bankDiscountPaise,
  emiDiscountPaise: unit.emiDiscountPaise,
  shippingPaise: unit.shippingPaise,
  brandCashPaise: unit.brandCashPaise,
  loyaltyPaise: unit.loyaltyPaise,
  cliqCashPaise: unit.cliqCashPaise,
  payablePaise: unit.payablePaise,
  taxPaise: unit.taxPaise,
});

function toLine(order: StoredOrder, { old, variant, units }: NewLine, position: number, deliveryDay: string) {
  const sum = (name: keyof UnitAmounts) => sumOf(units.map(({ amounts }) => amounts[name]));
  return {
    orderId: order.id,
    position,
    transactionId: lineNumberOf(order.id, position),
    ussid: variant.ussid,
    brandCode: old.brandCode,
    hsnCode: old.hsnCode,
    gstRate: old.gstRate,
    quantity: units.length,
    unitPaise: units[0]?.amounts.pricePaise ?? 0,
    cartDiscountPaise: sum('cartDiscountPaise'),
    couponDiscountPaise: sum('couponDiscountPaise'),
    bankDiscountPaise: sum('bankDiscountPaise'),
    shippingPaise: sum('shippingPaise'),
    brandCashPaise: sum('brandCashPaise'),
    loyaltyPaise: sum('loyaltyPaise'),
    cliqCashPaise: sum('cliqCashPaise'),
    emiDiscountPaise: sum('emiDiscountPaise'),
    payablePaise: sum('payablePaise'),
    taxPaise: sum('taxPaise'),
    replacesLineId: old.id,
    deliveryMode: 'home-delivery' as const,
    deliveryDay,
    snapshot: {
      ...old.snapshot,
      webURL: colourPath(variant.slug, variant.productId, variant.color),
      imageURL: variant.imageURL,
      imageTone: variant.imageTone,
      color: variant.color,
      size: variant.size,
      sellerName: variant.sellerName,
    },
  };
}

async function addParcelsOf(
  tx: Database,
  order: StoredOrder,
  lines: readonly NewLine[],
  deliveryDay: string,
): Promise<(sellerId: string) => number> {
  const { deliveryCodeFrom } = await readUsablePolicy(tx);
  const number = await nextParcelNumber(tx, order.id);
  const sellers = [...Map.groupBy(lines, ({ variant }) => variant.sellerId)];
  const parcels = await addParcels(
    tx,
    sellers.map(([sellerId, some], at) => {
      const paise = sumOf(some.flatMap(({ units }) => units.map(({ amounts }) => amounts.pricePaise)));
      return {
        orderId: order.id,
        number: number + at,
        sellerId,
        deliveryMode: 'home-delivery' as const,
        deliveryDay,
        deliveryCode: paise >= deliveryCodeFrom ? newDeliveryCode() : null,
      };
    }),
  );
  return (sellerId) => {
    const found = parcels.find((parcel) => parcel.sellerId === sellerId);
    if (!found) throw new Error(`a parcel of ${order.id} was not created`);
    return found.id;
  };
}

async function deliveryDayOf(tx: Database, { deliveryAddress }: StoredOrder, now: Date): Promise<string> {
  const location = await findPincode(tx, deliveryAddress.postalCode);
  return indianDayAfter(now, location?.homeDays || usualDays);
}
