import { formatPaise, indianDay, rupeesToPaise, type Paise } from '@luxe/format';
import type { CallBody } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import { recordChanges } from '../../db/change-log.ts';
import type { Database } from '../../db/database.ts';
import type { OrderEmi, OrderStatus } from '../../db/schema/index.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import { findAddress, type StoredAddress } from '../address/repository.ts';
import { toSnapshot, unknownAddress } from '../address/service.ts';
import { payableOf, toAmounts } from '../cart/amounts.ts';
import { priceCart, worthOf, type PlacedRow, type PricedCart } from '../cart/price-cart.ts';
import * as carts from '../cart/repository.ts';
import { colourPath } from '../catalogue/addresses.ts';
import { binObstacle, byCard } from '../checkout/bank-offers.ts';
import { lockCredits } from '../credit/balances.ts';
import { holdCredits, type SpentCredits } from '../credit/hold.ts';
import { addUse, runningDiscounts } from '../discount/repository.ts';
import { pictureUrl } from '../media/originals.ts';
import { findPincode, type StoredPincode } from '../pincode/service.ts';
import type { EmiTerms } from '../pricing/emi.ts';
import type { Parts } from '../pricing/price-order.ts';
import { lineNumberOf, orderIdOf } from './number.ts';
import * as stored from './repository.ts';

export interface MakeRequest {
  readonly customerId: number;
  readonly cart: string;
  readonly body: Pick<CallBody<'placeOrder'>, 'addressId' | 'paymentMode' | 'paybleAmount'>;
  readonly emi?: { readonly plan: OrderEmi; readonly noCost?: EmiTerms } | undefined;
  /** First digits of the card that is to pay. */
  readonly bin?: string | undefined;
  /** The least amount that the payment provider takes; 0 without one. */
  readonly minimumPayable: Paise;
}

export interface MadeOrder {
  readonly order: stored.StoredOrder;
  /** Where it goes: what ways to pay there are depends on it. */
  readonly place: StoredPincode;
  /** What its pieces cost, by whatever they are paid. */
  readonly worth: Paise;
}

/** Minutes that stock is held for an order that is being paid for; longer while its provider says that the payment is pending (reconciler.ts). */
const reservedMinutes = 10;

/**
 * Makes an open order of a cart, under the locks of the cart, of all offers in it and of the customer's credits: what the shopper saw must
 * still be true. Its stock is taken, its credits are held, its coupon's use counts; it is placed or fails later (settle.ts). The cart stays
 * as it is, and has no second order while this one is open.
 */
export async function makeOrder(
  tx: Database,
  clock: Clock,
  { customerId, cart: name, body, emi, bin, minimumPayable }: MakeRequest,
): Promise<MadeOrder> {
  const now = clock.now();
  const cart = await lockCart(tx, customerId, name);
  const address = await findAddress(tx, customerId, body.addressId);
  if (!address) throw unknownAddress();
  const place = await findPincode(tx, address.postalCode);

  const ussids = (await carts.plainLines(tx, cart.id)).map(({ ussid }) => ussid);
  if (ussids.length === 0) throw new Refusal(409, 'O4003', 'Your bag is empty.');
  await lockCredits(tx, customerId);
  await stored.lockOffers(tx, [...ussids, ...(await giftUssids(tx, now))]);
  const priced = await priceCart(tx, cart, { clock, place, minimumPayable, noCostEmi: emi?.noCost });
  const payable = priced.order.totals.payable;
  check(priced, payable, place, address, body);
  checkOffer(priced, body, bin);

  const amounts = toAmounts(priced.order.totals);
  const order: stored.StoredOrder = {
    id: orderIdOf(await stored.nextNumber(tx), now),
    customerId,
    cartId: cart.id,
    status: 'open' satisfies OrderStatus,
    placedAt: now,
    settledAt: null,
    paymentMode: body.paymentMode,
    paymentStatus: 'PENDING',
    subtotalPaise: amounts.subtotal,
    cartDiscountPaise: amounts.cartDiscount,
    couponDiscountPaise: amounts.couponDiscount,
    couponCode: amounts.couponDiscount > 0 ? cart.couponCode : null,
    bankDiscountPaise: amounts.bankDiscount,
    bankOfferCode: amounts.bankDiscount > 0 ? cart.bankOfferCode : null,
    shippingPaise: amounts.shipping,
    cliqCashPaise: amounts.cliqCash,
    loyaltyPaise: amounts.loyalty,
    brandCashPaise: amounts.brandCash,
    emiDiscountPaise: amounts.emiDiscount,
    emi: emi?.plan ?? null,
    payablePaise: payableOf(amounts),
    earnedPoints: 0,
    pointsArriveAt: null,
    placedEventAt: null,
    isBuyNow: cart.kind === 'buyNow',
    giftWrap: cart.giftWrap,
    giftMessage: cart.giftMessage,
    hidesPrices: cart.hidesPrices,
    errorCode: null,
    errorMessage: null,
    deliveryAddress: toSnapshot(address),
  };
  await stored.addOrder(tx, order);
  await stored.addLines(tx, toLines(order.id, priced));
  for (const { ussid, quantity } of priced.rows) await stored.takeStock(tx, ussid, quantity);
  await stored.addReservations(
    tx,
    priced.rows.map(({ ussid, quantity }) => ({
      orderId: order.id,
      ussid,
      quantity,
      status: 'held',
      expiresAt: new Date(now.getTime() + reservedMinutes * 60_000),
    })),
  );
  await recordChanges(tx, 'offer', ussids, now);
  await holdCredits(tx, order, creditsOf(priced), now);
  if (order.couponCode !== null)
    await addUse(tx, { code: order.couponCode, orderId: order.id, customerId, at: now });
  return { order, place: place as StoredPincode, worth: worthOf(priced) };
}

const giftUssids = async (tx: Database, now: Date): Promise<string[]> =>
  (await runningDiscounts(tx, ['gift'], indianDay(now))).flatMap(({ giftUssid }) => giftUssid ?? []);

/** The open cart of that name, locked. One that has an order already says so: two tabs order once. */
/**
 * Locks the cart that is to be ordered. A bag that was ordered meanwhile, on another device perhaps, is replaced by the customer's new one,
 * which is what the page shows; while that one is empty, pressing again is told of the order.
 */
async function lockCart(tx: Database, customerId: number, name: string): Promise<carts.StoredCart> {
  const found = await carts.findCartOf(tx, customerId, name);
  const [named] = found ? await carts.lockCarts(tx, [found.id]) : [];
  if (!named) throw cartNotFound();
  if (named.status === 'open') return checkFree(tx, named);
  const next = named.kind === 'bag' ? await carts.findOpenCart(tx, customerId) : undefined;
  const [cart] = next ? await carts.lockCarts(tx, [next.id]) : [];
  if (cart?.status === 'open' && (await carts.plainLines(tx, cart.id)).length > 0) return checkFree(tx, cart);
  const order = await stored.findOrderOfCart(tx, named.id);
  if (order?.status !== 'placed') throw cartNotFound();
  throw new Refusal(409, 'O4003', `This bag has already been ordered: order ${order.id}.`);
}

/** A cart that no order is being paid for. */
async function checkFree(tx: Database, cart: carts.StoredCart): Promise<carts.StoredCart> {
  const order = await stored.findOrderOfCart(tx, cart.id);
  if (order)
    throw new Refusal(409, 'O4004', `This bag is being paid for: order ${order.id}. It can be paid once.`);
  return cart;
}

/** Whatever would make the order another one than the shopper means, or one that cannot be carried out. */
function check(
  { rows }: PricedCart,
  payable: Paise,
  place: StoredPincode | undefined,
  address: StoredAddress,
  { paybleAmount }: MakeRequest['body'],
): void {
  const short = rows.find(({ quantity, stock }) => quantity > stock);
  if (short)
    throw new Refusal(
      409,
      'B9301',
      short.stock === 0
        ? `${short.productName} is sold out.`
        : `Only ${short.stock} of ${short.productName} ${short.stock === 1 ? 'is' : 'are'} left.`,
    );
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
  const stuck = rows.find(({ delivery }) => !delivery);
  if (stuck) throw new Refusal(409, 'O4002', `${stuck.productName} cannot be delivered to this address.`);
}

/** A bank's offer that takes something off is for its cards alone: with another way to pay it has to be taken off first. */
function checkOffer(
  { bankOffer, order }: PricedCart,
  { paymentMode }: MakeRequest['body'],
  bin: string | undefined,
): void {
  if (!bankOffer || order.totals.bankDiscount === 0) return;
  const isCard = paymentMode === 'Credit Card' || paymentMode === 'EMI';
  const obstacle = isCard ? binObstacle(bankOffer, bin ?? '') : byCard(bankOffer);
  if (obstacle) throw new Refusal(409, 'B6009', obstacle);
}

/** What the order takes of each credit; brand cash by brand. */
function creditsOf({ rows, order }: PricedCart): SpentCredits {
  const byBrand = new Map<string, Paise>();
  rows.forEach(({ brandCode }, at) => {
    const paise = order.lines[at]?.brandCash ?? 0;
    if (paise > 0) byBrand.set(brandCode, (byBrand.get(brandCode) ?? 0) + paise);
  });
  return {
    cliqCash: order.totals.cliqCash,
    points: order.totals.points,
    brandCash: [...byBrand].map(([brandCode, paise]) => ({ brandCode, paise })),
  };
}

const toLines = (orderId: string, { rows, order }: PricedCart) =>
  rows.flatMap((row, position) => {
    const parts = order.lines[position];
    return parts ? [toLine(orderId, position, row, parts)] : [];
  });

const toLine = (orderId: string, position: number, row: PlacedRow, parts: Parts) => ({
  orderId,
  position,
  transactionId: lineNumberOf(orderId, position),
  ussid: row.ussid,
  quantity: row.quantity,
  unitPaise: row.giftOf === null ? row.pricePaise : 0,
  cartDiscountPaise: parts.itemDiscount + parts.cartDiscount,
  couponDiscountPaise: parts.couponDiscount,
  bankDiscountPaise: parts.bankDiscount,
  shippingPaise: parts.shipping,
  brandCashPaise: parts.brandCash,
  loyaltyPaise: parts.points,
  cliqCashPaise: parts.cliqCash,
  emiDiscountPaise: parts.emiDiscount,
  payablePaise: parts.payable,
  taxPaise: parts.tax,
  isGiveAway: row.giftOf !== null,
  deliveryMode: row.delivery?.code ?? 'home-delivery',
  deliveryDay: row.delivery?.deliveryDate ?? '',
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
});
