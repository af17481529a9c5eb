import type { Clock } from '@luxe/host';
import { indianDay, rupeesToPaise, type Paise } from '@luxe/format';
import { isGstin } from '@luxe/format/gstin';
import { gstStateOf, gstStateOfCode } from '@luxe/format/gst-states';
import type { CallBody } from '@luxe/contract/calls';
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
import { binObstacle, cardOnlyReason } from '../discount/cardOffers.ts';
import { lockCredits } from '../credit/balances.ts';
import { holdCredits, type SpentCredits } from '../credit/holdCredits.ts';
import { lockLots } from '../ledger/lots.ts';
import { addUse, runningDiscounts } from '../discount/repository.ts';
import { pictureUrl } from '../media/originals.ts';
import { findPincode, type StoredPincode } from '../pincode/service.ts';
import type { Policy } from '../policy/policyValues.ts';
import type { EmiTerms } from '../pricing/emiTerms.ts';
import { taxRateOf, taxRateOn } from '../pricing/gstRate.ts';
import type { Parts } from '../pricing/priceOrder.ts';
import { lineNumberOf, orderIdOf } from './number.ts';
import * as stored from './repository.ts';
import { addReservations, lockOffers, takeStock } from './stockRepository.ts';
import { toLineAmounts } from './splitLine.ts';

export interface CreateOrderRequest {
  readonly customerId: number;
  readonly cart: string;
  readonly body: Pick<CallBody<'placeOrder'>, 'addressId' | 'paymentMode' | 'paybleAmount' | 'billing'>;
  readonly emi?: { readonly plan: OrderEmi; readonly noCost?: EmiTerms } | undefined;
  /** First digits of the paying card. */
  readonly bin?: string | undefined;
  readonly policy: Policy;
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
 * Creates an open order from a cart, under the locks of the cart, its offers and the customer's credits.
 * Throws when the shopper's page is out of date. The order takes its stock, holds its credits and counts its
 * coupon; settlePayment.ts places or fails it later. The cart stays unchanged, and cannot have a second order
 * while this one is open.
 */
export async function createOrder(
  tx: Database,
  clock: Clock,
  request: CreateOrderRequest,
): Promise<CreatedOrder> {
  const now = clock.now();
  const { customerId, body, emi, bin, policy, minimumPayable } = request;
  const { gstin } = body.billing ?? {};
  if (gstin && !isGstin(gstin)) throw domainError('gstinInvalid');
  const cart = await lockCart(tx, customerId, request.cart);
  const { address, deliveryLocation } = await findDelivery(tx, request);
  if (gstin) checkStateOf(gstin, address);
  await lockCreditsAndOffers(tx, cart, customerId, now);
  const pricing = { clock, policy, deliveryLocation, minimumPayable, noCostEmi: emi?.noCost };
  const priced = await priceCart(tx, cart, pricing);
  checkUnchanged(priced, body, policy);
  const servedLocation = checkDeliverable(priced, address, deliveryLocation);
  checkOffer(priced, body, bin);
  const order = toOrder(orderIdOf(await stored.nextNumber(tx), now), now, cart, address, priced, request);
  await stored.addOrder(tx, order);
  await stored.addLines(tx, toLines(order.id, priced));
  await reserveStock(tx, order, priced, now);
  await holdCredits(tx, order, creditsOf(priced), now);
  await countCouponUse(tx, order, now);
  return { order, deliveryLocation: servedLocation, orderValue: orderValueOf(priced) };
}

/**
 * Throws when a business is registered in another state than the parcels go to. The place of supply of the
 * invoices is the state of the delivery, so the business could not claim their tax.
 */
function checkStateOf(gstin: string, { state }: StoredAddress): void {
  const delivered = gstStateOf(state);
  if (delivered === undefined || gstin.startsWith(delivered.code)) return;
  throw domainError('gstinOfOtherState', gstStateOfCode(gstin)?.name ?? 'another state', delivered.name);
}

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

async function findDelivery(
  tx: Database,
  { customerId, body }: CreateOrderRequest,
): Promise<{ address: StoredAddress; deliveryLocation: StoredPincode | undefined }> {
  const address = await findAddress(tx, customerId, body.addressId);
  if (!address) throw domainError('unknownAddress');
  return { address, deliveryLocation: await findPincode(tx, address.postalCode) };
}

/**
 * Locks what the order takes: the customer's credits, the offers of the bag and of possible gifts, and last
 * the lots of the credits.
 * Throws for an empty bag.
 */
async function lockCreditsAndOffers(
  tx: Database,
  cart: carts.StoredCart,
  customerId: number,
  now: Date,
): Promise<void> {
  const lines = await carts.listLines(tx, cart.id);
  if (lines.length === 0) throw domainError('bagEmpty');
  await lockCredits(tx, customerId);
  const gifts = await runningDiscounts(tx, ['gift'], indianDay(now));
  await lockOffers(tx, [
    ...lines.map(({ ussid }) => ussid),
    ...gifts.flatMap(({ giftUssid }) => giftUssid ?? []),
  ]);
  // A return may be taking back points. So the order is priced with the credits that it will then hold, and a
  // shopper who saw more gets the error for a changed amount.
  await lockLots(tx, customerId);
}

/** Throws when the order would differ from what the shopper saw. */
function checkUnchanged(
  { rows, order }: PricedCart,
  { paybleAmount }: CreateOrderRequest['body'],
  { maxLineQuantity }: Policy,
): void {
  const scarce = rows.find(({ quantity, stock }) => quantity > stock);
  if (scarce) throw domainError('notEnoughStock', scarce.productName, scarce.stock);
  // The desk may have lowered the limit since the item was added.
  if (rows.some(({ quantity }) => quantity > maxLineQuantity))
    throw domainError('quantityTooHigh', maxLineQuantity);
  if (rupeesToPaise(paybleAmount) !== order.totals.payable)
    throw domainError('amountChanged', order.totals.payable);
}

/** Returns the delivery location; throws when the shop does not deliver every item there. */
function checkDeliverable(
  { rows }: PricedCart,
  address: StoredAddress,
  deliveryLocation: StoredPincode | undefined,
): StoredPincode {
  if (!deliveryLocation?.serviceable) throw domainError('pincodeNotServed', address.postalCode);
  const undeliverable = rows.find(({ delivery }) => !delivery);
  if (undeliverable) throw domainError('itemNotDeliverable', undeliverable.productName);
  return deliveryLocation;
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

/** The row of an open order. */
function toOrder(
  id: string,
  now: Date,
  cart: carts.StoredCart,
  address: StoredAddress,
  priced: PricedCart,
  { customerId, body, emi }: CreateOrderRequest,
): stored.StoredOrder {
  const amounts = toAmounts(priced.order.totals);
  return {
    id,
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
    pointsCreditedAt: null,
    placedEventAt: null,
    placedEventId: null,
    isBuyNow: cart.kind === 'buyNow',
    giftWrap: cart.giftWrap,
    giftMessage: cart.giftMessage,
    hidesPrices: cart.hidesPrices,
    errorCode: null,
    errorMessage: null,
    deliveryAddress: toSnapshot(address),
    billingName: body.billing?.name ?? null,
    gstin: body.billing?.gstin || null,
  };
}

/**
 * Takes the stock of every line, and reserves it for the time of the payment. The reconciler holds it longer
 * while the bank authorises the payment.
 */
async function reserveStock(
  tx: Database,
  { id: orderId }: stored.StoredOrder,
  { rows, policy }: PricedCart,
  now: Date,
): Promise<void> {
  for (const { ussid, quantity } of rows) await takeStock(tx, ussid, quantity);
  const expiresAt = new Date(now.getTime() + policy.stockHoldMinutes * 60_000);
  await addReservations(
    tx,
    rows.map(({ ussid, quantity }) => ({ orderId, ussid, quantity, status: 'held', expiresAt })),
  );
  const ussids = rows.map(({ ussid }) => ussid);
  await recordChanges(tx, 'offer', [...new Set(ussids)], now);
}

async function countCouponUse(
  tx: Database,
  { id: orderId, couponCode: code, customerId }: stored.StoredOrder,
  at: Date,
): Promise<void> {
  if (code !== null) await addUse(tx, { code, orderId, customerId, at });
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

const toLines = (orderId: string, { rows, order, policy }: PricedCart) =>
  rows.flatMap((row, position) => {
    const parts = order.lines[position];
    return parts ? [toLine(orderId, position, row, parts, policy)] : [];
  });

const toLine = (
  orderId: string,
  position: number,
  row: DeliveryRow,
  parts: Parts,
  policy: PricedCart['policy'],
) => ({
  orderId,
  position,
  transactionId: lineNumberOf(orderId, position),
  ussid: row.ussid,
  brandCode: row.brandCode,
  hsnCode: row.hsnCode,
  gstRate: taxRateOn(
    taxRateOf(row.hsnCode, policy),
    parts.gross - parts.itemDiscount - parts.cartDiscount - parts.couponDiscount,
    row.quantity,
  ),
  quantity: row.quantity,
  unitPaise: row.giftOf === null ? row.pricePaise : 0,
  ...toLineAmounts(parts),
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
