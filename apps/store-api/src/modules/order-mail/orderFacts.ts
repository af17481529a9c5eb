import { orderLinkPath } from '@luxe/contract/paths';
import type { MailItem, MailOrder } from '@luxe/mail';
import type { Database } from '../../db/database.ts';
import { contactOf } from '../customer/contact.ts';
import { isErased } from '../fulfilment/repository.ts';
import { orderRefNoOf } from '../order/number.ts';
import {
  deliveriesOf,
  isOrdered,
  type StoredLine,
  type StoredParcel,
  type StoredUnit,
} from '../order/deliveriesOf.ts';
import { latestOrder, type StoredOrder } from '../order/repository.ts';
import { netPaise } from '../order/wire.ts';
import { signLink } from '../../secrets/signedLink.ts';
import { sumOf } from '../pricing/money.ts';

/** What messages show of an order. */
export interface OrderFacts {
  /** E-mail address of the customer; that of the delivery address if the account has none. */
  readonly recipient: string;
  readonly order: StoredOrder;
  readonly mailOrder: MailOrder;
  readonly lines: readonly StoredLine[];
  readonly parcels: readonly StoredParcel[];
  readonly now: Date;
}

/** Milliseconds for which the link in a message opens the order. */
const linkMs = 90 * 24 * 60 * 60_000;

/** Reads an order; undefined without one, without an e-mail address, and for an erased customer. */
export async function readOrderFacts(
  db: Database,
  orderId: string,
  hmacKey: string,
  now: Date,
): Promise<OrderFacts | undefined> {
  const order = await latestOrder(db, { id: orderId });
  if (!order || (await isErased(db, order.customerId))) return undefined;
  const { email, firstName } = await contactOf(db, order.customerId, order.deliveryAddress);
  if (!email) return undefined;
  const expiresAt = new Date(now.getTime() + linkMs);
  const path = orderLinkPath(signLink(hmacKey, { purpose: 'order', subject: orderId, expiresAt }));
  const mailOrder = { number: orderRefNoOf(orderId), firstName, path };
  const deliveryOf = await deliveriesOf(db, [orderId]);
  return { recipient: email, order, mailOrder, ...deliveryOf(orderId), now };
}

/** The units with these ids, with their lines. */
export const unitsOf = (
  lines: readonly StoredLine[],
  ids: readonly number[],
): { line: StoredLine; units: StoredUnit[] }[] =>
  lines
    .map((line) => ({ line, units: line.units.filter(({ id }) => ids.includes(id)) }))
    .filter(({ units }) => units.length > 0);

/** The items of units, with their prices after discounts. A gift has no price. */
export const itemsOf = ({ lines }: OrderFacts, ids: readonly number[]): MailItem[] =>
  unitsOf(lines, ids).map(({ line, units }) => ({
    ...toItem(line),
    quantity: units.length,
    paise: line.isGiveAway ? undefined : sumOf(units.map(netPaise)),
  }));

/** All items that were ordered, also of an order that is not placed and so has no units. */
export const allItems = ({ lines }: OrderFacts): MailItem[] =>
  lines.filter(isOrdered).map((line) => ({
    ...toItem(line),
    paise: line.isGiveAway
      ? undefined
      : line.unitPaise * line.quantity -
        line.cartDiscountPaise -
        line.couponDiscountPaise -
        line.bankDiscountPaise -
        line.emiDiscountPaise,
  }));

const toItem = ({ snapshot, quantity, isGiveAway }: StoredLine): MailItem => ({
  brand: snapshot.brandName,
  name: isGiveAway ? `${snapshot.productName} (a gift)` : snapshot.productName,
  detail: [snapshot.color, snapshot.size].filter(Boolean).join(', '),
  quantity,
});
