import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import type { Mount } from '../../http/mount.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import { findAddress, listAddresses } from '../address/repository.ts';
import { toWire, unknownAddress } from '../address/service.ts';
import { priceCart } from '../cart/price-cart.ts';
import { changeCart } from '../cart/repository.ts';
import { createCarts } from '../cart/service.ts';
import { toWireCart } from '../cart/wire.ts';
import { toPrice } from '../catalogue/price.ts';
import { findPincode } from '../pincode/service.ts';
import { paymentChoices } from './payment-modes.ts';

/** What checkout shows, and the address it chooses. */
export function checkoutRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  const carts = createCarts(db, clock);

  /** The address chosen for the cart, else the default one. */
  async function addressOf(caller: CustomerCaller, chosen: string | null) {
    const known = chosen === null ? undefined : await findAddress(db, caller.customerId, chosen);
    return known ?? (await listAddresses(db, caller.customerId))[0];
  }

  mount('orderSummary', async ({ caller, params, query }) => {
    const cart = await carts.find(caller, params.cartCode);
    const address = await addressOf(caller, cart.addressId);
    const pincode = address?.postalCode ?? query.pincode;
    const place = await findPincode(db, pincode);
    const priced = await priceCart(db, cart, { clock, place });
    const bag = toWireCart(cart, priced, pincode);
    const { payable } = priced.order.totals;
    const { balances } = priced;
    return {
      products: bag.products,
      count: bag.count,
      subtotalPrice: bag.subtotalPrice,
      totalPrice: toPrice(payable),
      cartAmount: bag.cartAmount,
      brandCashPaidAmount: bag.cartAmount.brandCashPaidAmount,
      cliqCashBalance: toPrice(balances.cliqCash),
      loyaltyPointsBalance: Math.floor(balances.points / 100),
      coupons: bag.coupon ? [bag.coupon] : [],
      bankOfferCouponCode: null,
      bankOfferError: null,
      deliveryAddress: address ? toWire(address) : null,
      paymentModes: paymentChoices(payable, place),
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
