import type { Paise } from '@luxe/format';
import type { Log } from '@luxe/host/log';
import type { Mount } from '../http/mount.ts';
import { findAddress } from '../modules/address/repository.ts';
import { toWire } from '../modules/address/service.ts';
import { principalOf, priceCart, orderValueOf, type PricedCart } from '../modules/cart/priceCart.ts';
import { changeCart } from '../modules/cart/repository.ts';
import type { Carts } from '../modules/cart/service.ts';
import { toWireCart } from '../modules/cart/wire.ts';
import { toPrice } from '../modules/catalogue/price.ts';
import { reasonOf } from '../modules/discount/copy.ts';
import { toWireCoupon } from '../modules/discount/wire.ts';
import { isInvoiced } from '../modules/invoice/repository.ts';
import { askAtCheckout, type CheckoutCall } from '../modules/leads/askAtCheckout.ts';
import { findOrderOfCart } from '../modules/order/repository.ts';
import { findPincode } from '../modules/pincode/service.ts';
import { withLoadedPlans } from '../modules/payment-provider/cachedProviderOptions.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import type { PaymentProvider } from '../modules/payment-provider/provider.ts';
import { addressOfCart } from '../modules/cart/deliveryAddress.ts';
import { noCostFrom, noCostTerms, plansFor, type EmiParts } from '../modules/checkout/orderEmi.ts';
import { findPanLast4, isPanNeeded, type Pans } from '../modules/pan/pan.ts';
import { minimumPayableOf, paymentChoices } from '../modules/pricing/paymentModes.ts';

export interface CheckoutParts extends EmiParts {
  readonly carts: Carts;
  readonly livePolicy: LivePolicy;
  readonly pans: Pans;
  readonly provider: PaymentProvider | undefined;
  readonly log: Log;
}

/** Mounts the order summary and the choice of the delivery address. */
export function checkoutRoutes(mount: Mount, parts: CheckoutParts) {
  const { db, clock, carts, livePolicy, provider, log } = parts;
  const minimumPayable = minimumPayableOf(provider);

  /** Id of the order that is being paid from a cart; null for none. */
  async function openOrderOf(cartId: number): Promise<string | null> {
    const order = await findOrderOfCart(db, cartId);
    return order?.status === 'open' ? order.id : null;
  }

  /** Number of the request for a call. Undefined when it cannot be stored: checkout continues without it. */
  async function requestCall(call: Omit<CheckoutCall, 'now'>): Promise<string | undefined> {
    try {
      return await askAtCheckout(db, { ...call, now: clock.now() });
    } catch (error) {
      log.warn(`The request for a call about the cart ${call.cartId}: ${String(error)}`);
      return undefined;
    }
  }

  mount('orderSummary', async ({ caller, params, query }) => {
    const cart = await carts.find(caller, params.cartCode);
    // Loads the EMI plans once. All functions below use the same plans.
    const emiParts = { ...parts, providerOptions: await withLoadedPlans(parts.providerOptions) };
    const policy = await livePolicy.read();
    const address = await addressOfCart(db, cart);
    const pincode = address?.postalCode ?? query.pincode;
    const deliveryLocation = await findPincode(db, pincode);
    const priced = await priceCart(db, cart, {
      clock,
      policy,
      deliveryLocation,
      minimumPayable,
      noCostEmi: await noCostTerms(emiParts, cart),
    });
    const bag = toWireCart(cart, priced, pincode);
    const { payable } = priced.order.totals;
    const principal = principalOf(priced);
    const { balances, bankOffer } = priced;
    const { heldBack } = priced.order;
    const monthly = await noCostFrom(emiParts, principal);
    const bankObstacle = bankOffer && priced.order.bankObstacle;
    const callRequestNumber =
      query.requestCallbackForSlp === 'true'
        ? await requestCall({ cartId: cart.id, customerId: caller.customerId, address })
        : undefined;
    return {
      products: bag.products,
      count: bag.count,
      subtotalPrice: bag.subtotalPrice,
      totalPrice: toPrice(payable),
      cartAmount: bag.cartAmount,
      brandCashPaidAmount: {
        ...bag.cartAmount.brandCashPaidAmount,
        breakup: brandCashOf(priced).map(({ key, paise }) => ({ key, value: toPrice(paise) })),
      },
      cliqCashBalance: toPrice(balances.cliqCash),
      loyaltyPointsBalance: Math.floor(balances.points / 100),
      coupons: bag.coupon ? [bag.coupon] : [],
      bankOfferCouponCode: bankOffer?.code ?? null,
      bankOfferError: bankObstacle ? reasonOf(bankOffer, bankObstacle) : null,
      bankOffer: bankOffer ? toWireCoupon(bankOffer, priced.order.totals.bankDiscount, bankObstacle) : null,
      brandCashEligible: balances.brandCash.some(({ brandCode }) =>
        priced.rows.some((row) => row.brandCode === brandCode),
      ),
      brandCashApplied: cart.usesBrandCash,
      cliqCashApplied: cart.usesCliqCash,
      loyaltyPointsApplied: cart.usesPoints,
      // Null if the amount is below the minimum of the chosen no-cost plan, because the shop then does not
      // pay the interest.
      noCostEmiCode: priced.order.totals.emiDiscount > 0 ? cart.emiCode : null,
      noCostEmiFrom: monthly === undefined ? null : toPrice(monthly),
      isPanNeeded: isPanNeeded(orderValueOf(priced), policy),
      panLast4: await findPanLast4(db, caller.customerId),
      minimumPayment: heldBack > 0 ? { amount: toPrice(minimumPayable), heldBack: toPrice(heldBack) } : null,
      openOrderId: await openOrderOf(cart.id),
      ...(callRequestNumber !== undefined && { callRequestNumber }),
      deliveryAddress: address ? toWire(address) : null,
      giftOptions: bag.giftOptions,
      isInvoiced: await isInvoiced(
        db,
        bag.products.map(({ USSID }) => USSID),
      ),
      paymentModes: paymentChoices({
        payable,
        deliveryLocation,
        provider,
        hasPlans: (await plansFor(emiParts, principal)).length > 0,
        cashLimit: policy.cashLimit,
      }),
      isCheckoutAllowed: bag.isCheckoutAllowed,
    };
  });

  mount('addAddressToOrder', async ({ caller, query, domainError }) => {
    const address = await findAddress(db, caller.customerId, query.addressId);
    if (!address) throw domainError('unknownAddress');
    const cart = await carts.find(caller, query.cartId);
    if (cart.customerId !== caller.customerId) throw domainError('bagNotFound');
    const deliveryLocation = await findPincode(db, address.postalCode);
    if (!deliveryLocation?.serviceable) throw domainError('pincodeNotServed', address.postalCode);
    await changeCart(db, cart.id, { addressId: address.id, updatedAt: clock.now() });
    return { status: 'SUCCESS' };
  });
}

/** Amounts paid with brand cash, by brand name. */
function brandCashOf({ rows, order }: PricedCart): { key: string; paise: Paise }[] {
  const paid = new Map<string, Paise>();
  rows.forEach(({ brandName }, at) => {
    const paise = order.lines[at]?.brandCash ?? 0;
    if (paise > 0) paid.set(brandName, (paid.get(brandName) ?? 0) + paise);
  });
  return [...paid].map(([key, paise]) => ({ key, paise }));
}
