import type { CallBody } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import { recordChanges } from '../../db/change-log.ts';
import type { Database } from '../../db/database.ts';
import { once } from '../../db/idempotency.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import { findAddress, type StoredAddress } from '../address/repository.ts';
import { toSnapshot, unknownAddress } from '../address/service.ts';
import { payableOf, priceBag, toAmounts, type Amounts } from '../cart/amounts.ts';
import * as carts from '../cart/repository.ts';
import { colourPath } from '../catalogue/addresses.ts';
import { pictureUrl } from '../media/originals.ts';
import { cashObstacle } from '../checkout/payment-modes.ts';
import { orderConfirmation } from '../jobs/order-confirmation.ts';
import { deliveriesTo, findPincode, type StoredPincode } from '../pincode/service.ts';
import { post } from './ledger.ts';
import { lineNumberOf, orderIdOf } from './number.ts';
import * as stored from './repository.ts';
import { toWireOrder } from './wire.ts';

export interface PlaceRequest {
  readonly caller: CustomerCaller;
  readonly cart: string;
  readonly body: CallBody<'placeOrder'>;
  readonly idempotency: { readonly key: string; readonly requestHash: string };
}

/**
 * Turns a cart into an order, once: stock, order, ledger and outbox move in one transaction [CHK-19]. The cart's lock serialises two tabs,
 * the key repeats, the locks on offers everybody who wants the last piece. Prices are read under those locks, and what the shopper saw must
 * still be true. The cart ends; the customer gets a new one.
 */
export function placeOrder(
  db: Database,
  clock: Clock,
  { caller, cart: name, body, idempotency }: PlaceRequest,
) {
  const { customerId } = caller;
  return once(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const cart = await lockCart(tx, customerId, name);
    const address = await findAddress(tx, customerId, body.addressId);
    if (!address) throw unknownAddress();
    const place = await findPincode(tx, address.postalCode);

    const ussids = (await carts.plainLines(tx, cart.id)).map(({ ussid }) => ussid);
    if (ussids.length === 0) throw new Refusal(409, 'O4003', 'Your bag is empty.');
    await stored.lockOffers(tx, ussids);
    const rows = await carts.cartRows(tx, cart.id);
    const priced = priceBag(rows, now);
    const amounts = toAmounts(priced.totals);
    check(rows, amounts, place, address, body);

    const orderId = orderIdOf(await stored.nextNumber(tx), now);
    const payablePaise = payableOf(amounts);
    const order: stored.StoredOrder = {
      id: orderId,
      customerId,
      cartId: cart.id,
      placedAt: now,
      paymentMode: body.paymentMode,
      // Cash is paid at the door.
      paymentStatus: 'PENDING',
      subtotalPaise: amounts.subtotal,
      cartDiscountPaise: amounts.cartDiscount,
      couponDiscountPaise: amounts.couponDiscount,
      couponCode: cart.couponCode,
      shippingPaise: amounts.shipping,
      cliqCashPaise: amounts.cliqCash,
      loyaltyPaise: amounts.loyalty,
      brandCashPaise: amounts.brandCash,
      payablePaise,
      deliveryAddress: toSnapshot(address),
    };
    await stored.addOrder(tx, order);
    const lines = toLines(orderId, rows, priced.lines.map(toAmounts), place, clock);
    const made = await stored.addLines(tx, lines);
    await stored.addEvents(
      tx,
      made.map(({ id }) => ({ orderLineId: id, code: 'PLACED', at: now })),
    );
    await stored.addAttempt(tx, {
      orderId,
      mode: body.paymentMode,
      provider: 'door',
      status: 'PENDING',
      amountPaise: payablePaise,
      createdAt: now,
    });
    for (const { ussid, quantity } of rows) await stored.takeStock(tx, ussid, quantity);
    await stored.addReservations(
      tx,
      rows.map(({ ussid, quantity }) => ({ orderId, ussid, quantity, status: 'consumed' })),
    );
    await post(tx, orderId, amounts, now);
    await recordChanges(tx, 'offer', ussids, now);
    await stored.addJob(tx, { kind: orderConfirmation, payload: { orderId }, runAt: now });
    await carts.changeCart(tx, cart.id, { status: 'ordered', updatedAt: now });
    await carts.openCartOf(tx, customerId, now);

    const kept = (await stored.linesOf(tx, [orderId])).get(orderId) ?? [];
    return { status: 'SUCCESS' as const, orderDetails: toWireOrder(order, kept) };
  });
}

/** The open cart of that name, locked. One that has been ordered says so: two tabs order once. */
async function lockCart(tx: Database, customerId: number, name: string): Promise<carts.StoredCart> {
  const found = await carts.findCartOf(tx, customerId, name);
  const [cart] = found ? await carts.lockCarts(tx, [found.id]) : [];
  if (!cart) throw cartNotFound();
  if (cart.status === 'ordered') {
    const order = await stored.findOrderOfCart(tx, cart.id);
    throw new Refusal(
      409,
      'O4003',
      `This bag has already been ordered${order ? `: order ${order.id}` : ''}.`,
    );
  }
  if (cart.status !== 'open') throw cartNotFound();
  return cart;
}

/** Whatever would make the order another one than the shopper means, or one that cannot be carried out. */
function check(
  rows: readonly carts.CartRow[],
  amounts: Amounts,
  place: StoredPincode | undefined,
  address: StoredAddress,
  { paymentMode, paybleAmount }: CallBody<'placeOrder'>,
) {
  const short = rows.find(({ quantity, stock }) => quantity > stock);
  if (short)
    throw new Refusal(
      409,
      'B9301',
      short.stock === 0
        ? `${short.productName} is sold out.`
        : `Only ${short.stock} of ${short.productName} ${short.stock === 1 ? 'is' : 'are'} left.`,
    );
  const payable = payableOf(amounts);
  if (rupeesToPaise(paybleAmount) !== payable)
    throw new Refusal(
      409,
      'B9907',
      `The amount has changed: it is ${formatPaise(payable)} now. Please look at your bag again.`,
    );
  if (!place?.serviceable)
    throw new Refusal(
      409,
      'O4002',
      `We do not deliver to ${address.postalCode} yet. Please choose another address.`,
    );
  if (paymentMode !== 'COD')
    throw new Refusal(400, 'O4001', 'paymentMode: this way to pay is not offered here yet.');
  const obstacle = cashObstacle(payable, place);
  if (obstacle)
    throw new Refusal(
      400,
      'O4001',
      `Cash on delivery: ${obstacle.charAt(0).toLowerCase()}${obstacle.slice(1)}.`,
    );
}

function toLines(
  orderId: string,
  rows: readonly carts.CartRow[],
  shares: readonly Amounts[],
  place: StoredPincode | undefined,
  clock: Clock,
) {
  return rows.map((row, position) => ({
    orderId,
    position,
    transactionId: lineNumberOf(orderId, position),
    ussid: row.ussid,
    quantity: row.quantity,
    unitPaise: row.isGiveAway ? 0 : row.pricePaise,
    cartDiscountPaise: shares[position]?.cartDiscount ?? 0,
    couponDiscountPaise: shares[position]?.couponDiscount ?? 0,
    deliveryDay: deliveryDay(row, place, clock),
    shown: {
      productCode: row.productId,
      productName: row.productName,
      brandName: row.brandName,
      webURL: colourPath(row.slug, row.productId, row.color),
      imageURL: row.images[0] ? pictureUrl(row.images[0].file) : '',
      imageTone: row.images[0]?.tone ?? '',
      color: row.color,
      size: row.size === null ? '' : row.sizeLabel,
      sellerName: row.sellerName,
      returnPolicy: row.returnPolicy,
    },
  }));
}

function deliveryDay(row: carts.CartRow, place: StoredPincode | undefined, clock: Clock): string {
  const [soonest] = deliveriesTo(place, clock, row.deliveryModes);
  if (!soonest) throw new Refusal(409, 'O4002', `${row.productName} cannot be delivered to this address.`);
  return soonest.deliveryDate;
}
