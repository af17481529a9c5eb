import { callerName, createLimiter, takeAll, waitOfAny, type SharedCounts } from '@luxe/host';
import { cleanCode, indianDay, isCode, type Paise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { findDiscount, listedCoupons } from '../discount/repository.ts';
import { reasonOf, toWireCoupon, type WireCoupon } from '../discount/wire.ts';
import { priceCart, tryCoupons, type PriceAt } from './price-cart.ts';
import { changeCart } from './repository.ts';
import type { Carts } from './service.ts';

/**
 * Unknown codes in ten minutes: more is guessing. For one customer or one guest's cart. A guest may open a cart for every
 * guess, so guests have a ceiling by network, too. Many shoppers may share one: who logs in is counted alone.
 */
const mostUnknown = { caller: 20, network: 300 };
const windowMs = 10 * 60_000;

interface CouponOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly carts: Carts;
  readonly minimumPayable: Paise;
  readonly shared?: SharedCounts | undefined;
}

/** Coupons of a bag: it has one at most, and names it even while it takes nothing off [BAG-04]. */
export function createCoupons({ db, clock, carts, shared, minimumPayable }: CouponOptions) {
  const common = { windowMs, shared, elapsed: () => clock.elapsed() };
  const byCaller = createLimiter({ ...common, name: 'store coupons by caller', limit: mostUnknown.caller });
  const byNetwork = createLimiter({
    ...common,
    name: 'store coupons by network',
    limit: mostUnknown.network,
  });
  const limitsOf = (caller: GuestCaller | CustomerCaller, cart: string, address: string) =>
    caller.kind === 'customer'
      ? ([[byCaller, `customer ${caller.customerId}`]] as const)
      : ([
          [byCaller, `cart ${cart}`],
          [byNetwork, callerName(address)],
        ] as const);

  const at: PriceAt = { clock, place: undefined, minimumPayable };

  const tooMany = (wait: number) =>
    new Refusal(429, 'B9503', 'Too many coupon attempts. Please try again in a few minutes.', wait);

  return {
    /**
     * Puts a coupon on a bag, where it takes something off now. Rejects with the reason where it does not: the bag keeps the coupon that
     * it has. `conflict` says what gave way to it.
     */
    apply: async (
      caller: GuestCaller | CustomerCaller,
      name: string,
      code: string,
      address: string,
    ): Promise<{ coupon: WireCoupon; conflict: string }> => {
      const { guid } = await carts.find(caller, name);
      const limits = limitsOf(caller, guid, address);
      // Before the code is looked up: whoever has guessed too often is not told that a guess is right.
      const wait = await waitOfAny(limits);
      if (wait !== undefined) throw tooMany(wait);
      const found = await findDiscount(db, 'coupon', code);
      if (!found) {
        // What cannot be a code at all is a slip of the shopper's, and no guess.
        if (isCode(cleanCode(code))) await takeAll(limits);
        throw new Refusal(404, 'B9501', 'We do not know this coupon. Check its letters and digits.');
      }
      return carts.change(caller, name, async (tx, cart) => {
        const before = await priceCart(tx, cart, at);
        const after = await priceCart(tx, { ...cart, couponCode: found.code }, at);
        if (after.couponObstacle) throw new Refusal(409, 'B9502', reasonOf(found, after.couponObstacle));
        await changeCart(tx, cart.id, { couponCode: found.code });
        const former = before.coupon && before.coupon.code !== found.code ? before.coupon.code : undefined;
        const offer = after.order.bankObstacle?.kind === 'coupon' ? after.bankOffer : undefined;
        return {
          coupon: toWireCoupon(found, after.order.totals.couponDiscount, undefined),
          conflict: [
            former ? `${former} was taken off: a bag has one coupon.` : '',
            offer ? `${offer.title} cannot be used with a coupon, so it is not counted.` : '',
          ]
            .filter(Boolean)
            .join(' '),
        };
      });
    },

    /** Takes a coupon off, whatever became of it meanwhile. */
    release: (caller: GuestCaller | CustomerCaller, name: string, code: string): Promise<void> =>
      carts.change(caller, name, async (tx, cart) => {
        if (cart.couponCode && sameCode(cart.couponCode, code))
          await changeCart(tx, cart.id, { couponCode: null });
      }),

    /** The coupons that are told of: what saves most first, then those that do not apply, nearest first. */
    list: async (caller: GuestCaller | CustomerCaller, name: string): Promise<WireCoupon[]> => {
      const cart = await carts.find(caller, name);
      const listed = await listedCoupons(db, indianDay(clock.now()));
      const tried = await tryCoupons(db, cart, listed, at);
      return tried
        .toSorted((a, b) => b.saving - a.saving || missingOf(a) - missingOf(b))
        .map(({ coupon, saving, obstacle }) => toWireCoupon(coupon, saving, obstacle));
    },
  };
}

/** As `findDiscount` compares them. */
const sameCode = (stored: string, typed: string) =>
  stored.replaceAll('-', '') === cleanCode(typed).replaceAll('-', '');

/** What is missing to a coupon's minimum; those that no piece more would help are last. */
const missingOf = ({ obstacle }: Awaited<ReturnType<typeof tryCoupons>>[number]): number =>
  obstacle === undefined ? 0 : obstacle.kind === 'minimum' ? obstacle.missing : Number.MAX_SAFE_INTEGER;
