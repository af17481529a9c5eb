import { indianDay, isOfBin, type Paise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { priceCart } from '../cart/price-cart.ts';
import { changeCart, type StoredCart } from '../cart/repository.ts';
import type { Carts } from '../cart/service.ts';
import { findDiscount, runningDiscounts, type StoredDiscount } from '../discount/repository.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { reasonOf, toWireCoupon, type WireCoupon } from '../discount/wire.ts';
import { placeOfCart } from './delivery-address.ts';
import { minimumPayableOf } from './payment-modes.ts';
import type { Obstacle } from '../pricing/rules.ts';

/** Codes of section 8. */
const codes: Readonly<Record<Obstacle['kind'], string>> = {
  minimum: 'B9509',
  coupon: 'B9599',
  expired: 'B9510',
  early: 'B6009',
  unfit: 'B6009',
  used: 'B6009',
  notFirst: 'B6009',
};

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly carts: Carts;
  readonly provider: PaymentProvider | undefined;
}

/** Offers of banks on a cart: it has one at most, and names it even while it takes nothing off [CHK-08]. A provider that asks for the card on a page of its own, after the price is made, has none. */
export function createBankOffers({ db, clock, carts, provider }: Parts) {
  const price = async (tx: Database, cart: StoredCart) =>
    priceCart(tx, cart, {
      clock,
      place: await placeOfCart(tx, cart),
      minimumPayable: minimumPayableOf(provider),
    });
  const tellsCards = Boolean(provider?.desk);

  /** What an offer would take off a cart now, or why nothing. */
  async function tryOffer(tx: Database, cart: StoredCart, offer: StoredDiscount) {
    const { order } = await price(tx, { ...cart, bankOfferCode: offer.code });
    return { saving: order.totals.bankDiscount, obstacle: order.bankObstacle };
  }

  return {
    list: async (caller: CustomerCaller, name: string): Promise<WireCoupon[]> => {
      const cart = await carts.find(caller, name);
      if (!tellsCards) return [];
      const offers: WireCoupon[] = [];
      for (const offer of await runningDiscounts(db, ['bank'], indianDay(clock.now()))) {
        const { saving, obstacle } = await tryOffer(db, cart, offer);
        offers.push(toWireCoupon(offer, saving, obstacle));
      }
      return offers.toSorted((one, other) => other.savingAmount.value - one.savingAmount.value);
    },

    /** Puts an offer on a cart where it takes something off now; with the coupon taken off where the shopper has chosen so [CHK-34]. */
    apply: (
      caller: CustomerCaller,
      name: string,
      {
        offerCode,
        withoutCoupon,
      }: { readonly offerCode: string; readonly withoutCoupon?: boolean | undefined },
    ): Promise<{ offer: WireCoupon; payable: Paise }> =>
      carts.change(caller, name, async (tx, cart) => {
        const offer = tellsCards ? await findDiscount(tx, 'bank', offerCode) : undefined;
        if (!offer) throw new Refusal(404, 'B9078', 'This is an invalid offer.');
        const changes = {
          bankOfferCode: offer.code,
          ...(withoutCoupon ? { couponCode: null } : {}),
        };
        const { saving, obstacle } = await tryOffer(tx, { ...cart, ...changes }, offer);
        if (obstacle) throw new Refusal(409, codes[obstacle.kind], reasonOf(offer, obstacle));
        await changeCart(tx, cart.id, changes);
        const { order } = await price(tx, { ...cart, ...changes });
        return { offer: toWireCoupon(offer, saving, undefined), payable: order.totals.payable };
      }),
  };
}

/** Why a card is not for an offer; empty where it is. Offers name the first digits of their cards. */
export const binObstacle = ({ title, bins }: StoredDiscount, bin: string): string =>
  !bins || bins.some((one) => isOfBin(bin, one)) ? '' : `${title} is not for this card.`;

/** Why an offer is not for a way to pay that is no card. */
export const byCard = ({ title, bank }: StoredDiscount): string =>
  `${title} is for ${bank ? `cards of ${bank}` : 'cards'} alone. Pay by card, or take the offer off.`;
