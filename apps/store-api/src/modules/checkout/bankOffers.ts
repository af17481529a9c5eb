import type { Clock } from '@luxe/host';
import { indianDay, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import type { ErrorName } from '@luxe/contract/errors';
import { priceCart } from '../cart/priceCart.ts';
import { changeCart, type StoredCart } from '../cart/repository.ts';
import type { Carts } from '../cart/service.ts';
import { findDiscount, runningDiscounts, type StoredDiscount } from '../discount/repository.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { reasonOf } from '../discount/copy.ts';
import { toWireCoupon, type WireCoupon } from '../discount/wire.ts';
import { deliveryLocationOfCart } from '../cart/deliveryAddress.ts';
import type { Policy } from '../policy/policyValues.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { minimumPayableOf } from '../pricing/paymentModes.ts';
import type { Obstacle } from '../pricing/rules.ts';

/** Errors by obstacle (specification, section 8). */
const errorNames = {
  minimum: 'bankOfferBelowMinimum',
  coupon: 'bankOfferWithCoupon',
  expired: 'bankOfferExpired',
  early: 'bankOfferNotApplicable',
  unfit: 'bankOfferNotApplicable',
  used: 'bankOfferNotApplicable',
  notFirst: 'bankOfferNotApplicable',
} as const satisfies Record<Obstacle['kind'], ErrorName>;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly carts: Carts;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
}

/**
 * Lists and applies the bank offers of a cart. A cart has at most one bank offer, and shows it even while it
 * saves nothing [CHK-08]. There are no bank offers if the payment provider has its own payment page. On such
 * a page the shopper enters the card only after the price is final.
 */
export function createBankOffers({ db, clock, carts, livePolicy, provider }: Parts) {
  const price = async (tx: Database, cart: StoredCart, policy: Policy) =>
    priceCart(tx, cart, {
      clock,
      policy,
      deliveryLocation: await deliveryLocationOfCart(tx, cart),
      minimumPayable: minimumPayableOf(provider),
    });
  const hasBankOffers = Boolean(provider?.options);

  /** The saving of an offer on a cart, or why it does not apply. */
  async function tryOffer(tx: Database, cart: StoredCart, offer: StoredDiscount, policy: Policy) {
    const { order } = await price(tx, { ...cart, bankOfferCode: offer.code }, policy);
    return { saving: order.totals.bankDiscount, obstacle: order.bankObstacle };
  }

  return {
    list: async (caller: CustomerCaller, name: string): Promise<WireCoupon[]> => {
      const cart = await carts.find(caller, name);
      if (!hasBankOffers) return [];
      const policy = await livePolicy.read();
      const offers: WireCoupon[] = [];
      for (const offer of await runningDiscounts(db, ['bank'], indianDay(clock.now()))) {
        const { saving, obstacle } = await tryOffer(db, cart, offer, policy);
        offers.push(toWireCoupon(offer, saving, obstacle));
      }
      return offers.toSorted((one, other) => other.savingAmount.value - one.savingAmount.value);
    },

    /**
     * Applies an offer if it saves something now; otherwise rejects with the reason. `withoutCoupon`: the
     * shopper has chosen to remove the coupon for the offer [CHK-34].
     */
    apply: async (
      caller: CustomerCaller,
      name: string,
      {
        offerCode,
        withoutCoupon,
      }: { readonly offerCode: string; readonly withoutCoupon?: boolean | undefined },
    ): Promise<{ offer: WireCoupon; payable: Paise }> => {
      const policy = await livePolicy.read();
      return carts.change(caller, name, async (tx, cart) => {
        const offer = hasBankOffers ? await findDiscount(tx, 'bank', offerCode) : undefined;
        if (!offer) throw domainError('bankOfferUnknown');
        const changes = {
          bankOfferCode: offer.code,
          ...(withoutCoupon ? { couponCode: null } : {}),
        };
        const { saving, obstacle } = await tryOffer(tx, { ...cart, ...changes }, offer, policy);
        if (obstacle) throw domainError(errorNames[obstacle.kind], reasonOf(offer, obstacle));
        await changeCart(tx, cart.id, changes);
        const { order } = await price(tx, { ...cart, ...changes }, policy);
        return { offer: toWireCoupon(offer, saving, undefined), payable: order.totals.payable };
      });
    },
  };
}
