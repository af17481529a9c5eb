import type { Paise } from '@luxe/format';
import type { StoredUnit } from '../order/deliveriesOf.ts';
import { sumOf } from '../pricing/money.ts';
import {
  divideTaxes,
  noFigures,
  sumFigures,
  taxesWithin,
  totalOf,
  type Figures,
  type Inclusive,
} from './figures.ts';

/** Services Accounting Code of courier services (heading 9968). */
export const deliverySac = '996812';

/** Amounts of a unit of an order. The names are those of `order_unit`. */
type UnitToInvoice = Pick<
  StoredUnit,
  | 'id'
  | 'pricePaise'
  | 'cartDiscountPaise'
  | 'couponDiscountPaise'
  | 'bankDiscountPaise'
  | 'shippingPaise'
  | 'brandCashPaise'
  | 'loyaltyPaise'
  | 'cliqCashPaise'
  | 'emiDiscountPaise'
  | 'payablePaise'
  | 'taxPaise'
>;

/** An order line with the units of it that are invoiced. */
export interface LineToInvoice {
  readonly description: string;
  readonly detail: string;
  readonly hsn: string;
  /** GST in basis points. */
  readonly rate: number;
  readonly units: readonly UnitToInvoice[];
}

/** A line of a document. The sum of its taxable value and taxes is the gross amount less the discount. */
export interface DraftLine extends Figures {
  readonly kind: 'item' | 'delivery';
  readonly hsn: string;
  readonly description: string;
  readonly detail: string;
  readonly rate: number;
  readonly quantity: number;
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
}

/** The part of a unit in a document: of the line of its item, and of the line of the delivery. */
export interface DraftUnit {
  readonly unitId: number;
  /** Number of the line of the item, from 1. */
  readonly lineNumber: number;
  readonly item: Figures;
  readonly delivery: Figures;
}

/** What a document is paid with. The amounts add up to its total. */
interface Means {
  readonly bankOffer: Paise;
  readonly emiOffer: Paise;
  readonly brandCash: Paise;
  readonly points: Paise;
  readonly cliqCash: Paise;
  /** Paid by the method of the order. */
  readonly payable: Paise;
}

export interface DraftDocument {
  readonly lines: readonly DraftLine[];
  readonly units: readonly DraftUnit[];
  readonly totals: Figures;
  readonly means: Means;
}

export interface Supply {
  /** GST of the delivery in basis points. */
  readonly deliveryRate: number;
  /** Whether the seller and the place of supply are in one state. */
  readonly isWithinState: boolean;
}

/** Price of a unit after the shop's own discounts, GST included. It is what GST is charged on. */
const goodsOf = ({ pricePaise, cartDiscountPaise, couponDiscountPaise }: UnitToInvoice): Paise =>
  pricePaise - cartDiscountPaise - couponDiscountPaise;

/**
 * Writes an invoice of units, with the GST that the order has calculated. A bank's discount and credits do
 * not lower the value of the goods: they are means of payment.
 */
export function draftInvoice(
  lines: readonly LineToInvoice[],
  { deliveryRate, isWithinState }: Supply,
): DraftDocument {
  const units = lines.flatMap((line) => line.units);
  const charges = units.map(({ shippingPaise }) => shippingPaise);
  const deliveryTaxes = taxesWithin(charges, deliveryRate);
  const amounts: Inclusive[] = [
    ...units.map((unit) => ({ paise: goodsOf(unit), taxPaise: unit.taxPaise })),
    ...units.map(({ shippingPaise }, at) => ({ paise: shippingPaise, taxPaise: deliveryTaxes[at] ?? 0 })),
  ];
  const figures = divideTaxes(amounts, isWithinState);
  const lineNumberOf = new Map(lines.flatMap((line, at) => line.units.map(({ id }) => [id, at + 1])));
  const drafts = units.map(({ id }, at): DraftUnit => ({
    unitId: id,
    lineNumber: lineNumberOf.get(id) ?? 0,
    item: figures[at] ?? noFigures,
    delivery: figures[units.length + at] ?? noFigures,
  }));
  return toDocument(lines, drafts, deliveryRate);
}

/** Writes a credit note of units that were invoiced, with the stored figures of the invoice. */
export function draftCreditNote(
  lines: readonly LineToInvoice[],
  invoiced: readonly Pick<DraftUnit, 'unitId' | 'item' | 'delivery'>[],
  deliveryRate: number,
): DraftDocument {
  const drafts = lines.flatMap((line, at) =>
    line.units.map(({ id }): DraftUnit => {
      const found = invoiced.find(({ unitId }) => unitId === id);
      if (!found) throw new Error(`The unit ${id} was not invoiced.`);
      const { item, delivery } = found;
      return { unitId: id, lineNumber: at + 1, item, delivery };
    }),
  );
  return toDocument(lines, drafts, deliveryRate);
}

function toDocument(
  lines: readonly LineToInvoice[],
  drafts: readonly DraftUnit[],
  deliveryRate: number,
): DraftDocument {
  const items = lines.map(({ units, ...line }, at): DraftLine => ({
    ...line,
    kind: 'item',
    quantity: units.length,
    grossPaise: sumOf(units.map(({ pricePaise }) => pricePaise)),
    discountPaise: sumOf(units.map((unit) => unit.pricePaise - goodsOf(unit))),
    ...sumFigures(drafts.filter(({ lineNumber }) => lineNumber === at + 1).map(({ item }) => item)),
  }));
  const delivery = sumFigures(drafts.map((draft) => draft.delivery));
  const all = totalOf(delivery) > 0 ? [...items, toDeliveryLine(delivery, deliveryRate)] : items;
  const units = lines.flatMap((line) => line.units);
  return { lines: all, units: drafts, totals: sumFigures(all), means: meansOf(units) };
}

const toDeliveryLine = (figures: Figures, rate: number): DraftLine => ({
  kind: 'delivery',
  hsn: deliverySac,
  description: 'Delivery',
  detail: '',
  rate,
  quantity: 1,
  grossPaise: totalOf(figures),
  discountPaise: 0,
  ...figures,
});

const meansOf = (units: readonly UnitToInvoice[]): Means => ({
  bankOffer: sumOf(units.map((unit) => unit.bankDiscountPaise)),
  emiOffer: sumOf(units.map((unit) => unit.emiDiscountPaise)),
  brandCash: sumOf(units.map((unit) => unit.brandCashPaise)),
  points: sumOf(units.map((unit) => unit.loyaltyPaise)),
  cliqCash: sumOf(units.map((unit) => unit.cliqCashPaise)),
  payable: sumOf(units.map((unit) => unit.payablePaise)),
});
