import type { Paise } from '@luxe/format';
import type { Mount } from '../../http/mount.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import { findAddress } from '../address/repository.ts';
import { toWire, unknownAddress } from '../address/service.ts';
import { lentOf, priceCart, worthOf, type PricedCart } from '../cart/price-cart.ts';
import { changeCart } from '../cart/repository.ts';
import type { Carts } from '../cart/service.ts';
import { toWireCart } from '../cart/wire.ts';
import { toPrice } from '../catalogue/price.ts';
import { reasonOf, toWireCoupon } from '../discount/wire.ts';
import { findOrderOfCart } from '../order/repository.ts';
import { findPincode } from '../pincode/service.ts';
import { plansAtHand } from '../payment/kept-desk.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { addressOfCart } from './delivery-address.ts';
import { noCostFrom, noCostTerms, plansFor, type EmiParts } from './emi.ts';
import { panEndingOf, type Pans } from './pan.ts';
import { minimumPayableOf, paymentChoices } from './payment-modes.ts';

export interface CheckoutParts extends EmiParts {
  readonly carts: Carts;
  readonly pans: Pans;
  readonly provider: PaymentProvider | undefined;
}

/** What checkout shows, and the address it chooses. */
export function checkoutRoutes(mount: Mount, parts: CheckoutParts) {
  const { db, clock, carts, pans, provider } = parts;
  const minimumPayable = minimumPayableOf(provider);

  /** The order that a cart is being paid for as. */
  async function openOrderOf(cartId: number): Promise<string | null> {
    const order = await findOrderOfCart(db, cartId);
    return order?.status === 'open' ? order.id : null;
  }

  mount('orderSummary', async ({ caller, params, query }) => {
    const cart = await carts.find(caller, params.cartCode);
    // Asked for once.
    const lending = { ...parts, desk: await plansAtHand(parts.desk) };
    const address = await addressOfCart(db, cart);
    const pincode = address?.postalCode ?? query.pincode;
    const place = await findPincode(db, pincode);
    const priced = await priceCart(db, cart, {
      clock,
      place,
      minimumPayable,
      noCostEmi: await noCostTerms(lending, cart),
    });
    const bag = toWireCart(cart, priced, pincode);
    const { payable } = priced.order.totals;
    const lent = lentOf(priced);
    const { balances, bankOffer } = priced;
    const { heldBack } = priced.order;
    const monthly = await noCostFrom(lending, lent);
    const bankObstacle = bankOffer && priced.order.bankObstacle;
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
      // Below its minimum it is no plan without cost.
      noCostEmiCode: priced.order.totals.emiDiscount > 0 ? cart.emiCode : null,
      noCostEmiFrom: monthly === undefined ? null : toPrice(monthly),
      isPanNeeded: await pans.isNeededFor(worthOf(priced)),
      panEnding: await panEndingOf(db, caller.customerId),
      minimumPayment: heldBack > 0 ? { amount: toPrice(minimumPayable), heldBack: toPrice(heldBack) } : null,
      openOrderId: await openOrderOf(cart.id),
      deliveryAddress: address ? toWire(address) : null,
      giftOptions: bag.giftOptions,
      paymentModes: paymentChoices({
        payable,
        place,
        provider,
        hasPlans: (await plansFor(lending, lent)).length > 0,
      }),
      isCheckoutAllowed: bag.isCheckoutAllowed,
    };
  });

  mount('addAddressToOrder', async ({ caller, query }) => {
    const address = await findAddress(db, caller.customerId, query.addressId);
    if (!address) throw unknownAddress();
    const cart = await carts.find(caller, query.cartId);
    if (cart.customerId !== caller.customerId) throw cartNotFound();
    const place = await findPincode(db, address.postalCode);
    if (!place?.serviceable)
      throw new Refusal(
        409,
        'A4002',
        `We do not deliver to ${address.postalCode} yet. Please choose another address.`,
      );
    await changeCart(db, cart.id, { addressId: address.id, updatedAt: clock.now() });
    return { status: 'SUCCESS' };
  });
}

/** What each brand's cash pays, by the brand's name. */
function brandCashOf({ rows, order }: PricedCart): { key: string; paise: Paise }[] {
  const paid = new Map<string, Paise>();
  rows.forEach(({ brandName }, at) => {
    const paise = order.lines[at]?.brandCash ?? 0;
    if (paise > 0) paid.set(brandName, (paid.get(brandName) ?? 0) + paise);
  });
  return [...paid].map(([key, paise]) => ({ key, paise }));
}
