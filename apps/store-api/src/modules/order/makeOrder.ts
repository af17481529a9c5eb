import { indianDay, rupeesToPaise, type Paise } from '@luxe/format';
import type { CallBody } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import type { OrderEmi, OrderStatus } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { findAddress, type StoredAddress } from '../address/repository.ts';
import { toSnapshot } from '../address/service.ts';
import { payableOf, toAmounts } from '../cart/amounts.ts';
import { priceCart, orderValueOf, type DeliveryRow, type PricedCart } from '../cart/priceCart.ts';
import * as carts from '../cart/repository.ts';
import { colourPath } from '../catalogue/paths.ts';
import { binObstacle, cardOnlyReason } from '../checkout/bankOffers.ts';
import { lockCredits } from '../credit/balances.ts';
import { holdCredits, type SpentCredits } from '../credit/holdCredits.ts';
import { addUse, runningDiscounts } from '../discount/repository.ts';
import { pictureUrl } from '../media/originals.ts';
import { findPincode, type StoredPincode } from '../pincode/service.ts';
import type { EmiTerms } from '../pricing/emiTerms.ts';
import type { Parts } from '../pricing/priceOrder.ts';
import { lineNumberOf, orderIdOf } from './number.ts';
import * as stored from './repository.ts';

export interface CreateOrderRequest {
  readonly customerId: number;
  readonly cart: string;
  readonly body: Pick<CallBody<'placeOrder'>, 'addressId' | 'paymentMode' | 'paybleAmount'>;
  readonly emi?: { readonly plan: OrderEmi; readonly noCost?: EmiTerms } | undefined;
  /** First digits of the paying card. */
  readonly bin?: string | undefined;
  /** Smallest amount that the payment provider accepts; 0 without a provider. */
  readonly minimumPayable: Paise;
}

export interface CreatedOrder {
  readonly order: stored.StoredOrder;
  /** Pincode of the delivery address, which decides the available payment methods. */
  readonly deliveryLocation: StoredPincode;
  /** Value of the items, whatever the payment method. */
  readonly orderValue: Paise;
}

/**
 * Minutes for which stock is held during a payment. The reconciler holds it longer while the bank authorises
 * the payment.
 */
const reservedMinutes = 10;

/**
 * Creates an open order from a cart, under the locks of the cart, its offers and the customer's credits.
 * Throws when the shopper's page is out of date. The order takes its stock, holds its credits and counts its
 * coupon; settlePayment.ts places or fails it later. The cart stays unchanged, and cannot have a second order
 * while this one is open.
 */
export async function createOrder(
  tx: Database,
  clock: Clock,
  { customerId, cart: name, body, emi, bin, minimumPayable }: CreateOrderRequest,
): Promise<CreatedOrder> {
  const now = clock.now();
  const cart = await lockCart(tx, customerId, name);
  const address = await findAddress(tx, customerId, body.addressId);
  if (!address) throw domainError('unknownAddress');
  const deliveryLocation = await findPincode(tx, address.postalCode);

  const ussids = (await carts.listLines(tx, cart.id)).map(({ ussid }) => ussid);
  if (ussids.length === 0) throw domainError('bagEmpty');
  await lockCredits(tx, customerId);
  await stored.lockOffers(tx, [...ussids, ...(await giftUssids(tx, now))]);
  const priced = await priceCart(tx, cart, {
    clock,
    deliveryLocation,
    minimumPayable,
    noCostEmi: emi?.noCost,
  });
  const payable = priced.order.totals.payable;
  check(priced, payable, deliveryLocation, address, body);
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
  return { order, deliveryLocation: deliveryLocation as StoredPincode, orderValue: orderValueOf(priced) };
}

const giftUssids = async (tx: Database, now: Date): Promise<string[]> =>
  (await runningDiscounts(tx, ['gift'], indianDay(now))).flatMap(({ giftUssid }) => giftUssid ?? []);

/**
 * Locks the cart that is to be ordered. If that cart has already been ordered, for example on another device,
 * locks the customer's new bag instead, because the page shows the new bag. If the new bag is empty, throws
 * an error with the number of the existing order, so that two tabs place only one order.
 */
async function lockCart(tx: Database, customerId: number, name: string): Promise<carts.StoredCart> {
  const found = await carts.findCartOf(tx, customerId, name);
  const [named] = found ? await carts.lockCarts(tx, [found.id]) : [];
  if (!named) throw domainError('bagNotFound');
  if (named.status === 'open') return checkNotBeingPaid(tx, named);
  const next = named.kind === 'bag' ? await carts.findOpenCart(tx, customerId) : undefined;
  const [cart] = next ? await carts.lockCarts(tx, [next.id]) : [];
  if (cart?.status === 'open' && (await carts.listLines(tx, cart.id)).length > 0)
    return checkNotBeingPaid(tx, cart);
  const order = await stored.findOrderOfCart(tx, named.id);
  if (order?.status !== 'placed') throw domainError('bagNotFound');
  throw domainError('bagOrdered', order.id);
}

/** Returns the cart; throws while it has an order that waits for payment. */
async function checkNotBeingPaid(tx: Database, cart: carts.StoredCart): Promise<carts.StoredCart> {
  const order = await stored.findOrderOfCart(tx, cart.id);
  if (order) throw domainError('bagBeingPaid', order.id);
  return cart;
}

/** Throws when the order would differ from what the shopper saw, or cannot be delivered. */
function check(
  { rows }: PricedCart,
  payable: Paise,
  deliveryLocation: StoredPincode | undefined,
  address: StoredAddress,
  { paybleAmount }: CreateOrderRequest['body'],
): void {
  const scarce = rows.find(({ quantity, stock }) => quantity > stock);
  if (scarce) throw domainError('notEnoughStock', scarce.productName, scarce.stock);
  if (rupeesToPaise(paybleAmount) !== payable) throw domainError('amountChanged', payable);
  if (!deliveryLocation?.serviceable) throw domainError('orderPincodeNotServed', address.postalCode);
  const undeliverable = rows.find(({ delivery }) => !delivery);
  if (undeliverable) throw domainError('itemNotDeliverable', undeliverable.productName);
}

/**
 * Throws when a bank offer lowers the amount but the payment is not by a card of that bank. The shopper must
 * remove the offer first.
 */
function checkOffer(
  { bankOffer, order }: PricedCart,
  { paymentMode }: CreateOrderRequest['body'],
  bin: string | undefined,
): void {
  if (!bankOffer || order.totals.bankDiscount === 0) return;
  const isCard = paymentMode === 'Credit Card' || paymentMode === 'EMI';
  const obstacle = isCard ? binObstacle(bankOffer, bin ?? '') : cardOnlyReason(bankOffer);
  if (obstacle) throw domainError('bankOfferNotApplicable', obstacle);
}

/** Amounts of each kind of credit that pay for the order. Brand cash is listed per brand. */
function creditsOf({ rows, order }: PricedCart): SpentCredits {
  const byBrand = new Map<string, Paise>();
  rows.forEach(({ brandCode }, index) => {
    const paise = order.lines[index]?.brandCash ?? 0;
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

const toLine = (orderId: string, position: number, row: DeliveryRow, parts: Parts) => ({
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
  snapshot: {
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
