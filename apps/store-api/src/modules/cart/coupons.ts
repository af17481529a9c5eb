import { callerName, type Clock, createLimiter, type SharedCounts, takeAll, waitOfAny } from '@luxe/host';
import { cleanCode, indianDay, isCode, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { findDiscount, listedCoupons } from '../discount/repository.ts';
import { reasonOf } from '../discount/copy.ts';
import { toWireCoupon, type WireCoupon } from '../discount/wire.ts';
import { copy } from './copy.ts';
import { priceCart, tryCoupons, type PricingContext } from './priceCart.ts';
import { changeCart } from './repository.ts';
import type { Carts } from './service.ts';

/**
 * Number of unknown codes within 10 minutes after which coupon attempts are blocked. `caller` limits one
 * customer or one guest cart. `network` limits all guests of a network, because a guest can open a new cart
 * for every guess. Customers have no limit per network, because many shoppers can share a network.
 */
const maxUnknown = { caller: 20, network: 300 };
const windowMs = 10 * 60_000;

interface CouponOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly carts: Carts;
  readonly livePolicy: LivePolicy;
  readonly minimumPayable: Paise;
  readonly shared?: SharedCounts | undefined;
}

/** Coupons of a bag. A bag has at most one coupon, and shows it even while it saves nothing [BAG-04]. */
export function createCoupons({ db, clock, carts, livePolicy, shared, minimumPayable }: CouponOptions) {
  const common = { windowMs, shared, elapsed: () => clock.elapsed() };
  const byCaller = createLimiter({ ...common, name: 'store coupons by caller', limit: maxUnknown.caller });
  const byNetwork = createLimiter({
    ...common,
    name: 'store coupons by network',
    limit: maxUnknown.network,
  });
  const limitsOf = (caller: GuestCaller | CustomerCaller, cart: string, address: string) =>
    caller.kind === 'customer'
      ? ([[byCaller, `customer ${caller.customerId}`]] as const)
      : ([
          [byCaller, `cart ${cart}`],
          [byNetwork, callerName(address)],
        ] as const);

  const readContext = async (): Promise<PricingContext> => ({
    clock,
    policy: await livePolicy.read(),
    deliveryLocation: undefined,
    minimumPayable,
  });

  return {
    /**
     * Applies a coupon if it saves something now. Otherwise rejects with the reason, and the bag's earlier
     * coupon stays. `conflict` is a sentence about the coupon or bank offer that no longer applies; empty for
     * none.
     */
    apply: async (
      caller: GuestCaller | CustomerCaller,
      name: string,
      code: string,
      address: string,
    ): Promise<{ coupon: WireCoupon; conflict: string }> => {
      const { guid } = await carts.find(caller, name);
      const limits = limitsOf(caller, guid, address);
      // Check the limit of attempts before looking up the code, so that a blocked caller cannot find out
      // whether a code exists.
      const wait = await waitOfAny(limits);
      if (wait !== undefined) throw retryableError('tooManyCoupons', wait);
      const found = await findDiscount(db, 'coupon', code);
      if (!found) {
        // A text that cannot be a code is a typing error, so it does not count as an attempt to guess one.
        if (isCode(cleanCode(code))) await takeAll(limits);
        throw domainError('couponUnknown');
      }
      const context = await readContext();
      return carts.change(caller, name, async (tx, cart) => {
        const before = await priceCart(tx, cart, context);
        const after = await priceCart(tx, { ...cart, couponCode: found.code }, context);
        if (after.couponObstacle)
          throw domainError('couponNotApplicable', reasonOf(found, after.couponObstacle));
        await changeCart(tx, cart.id, { couponCode: found.code });
        const former = before.coupon && before.coupon.code !== found.code ? before.coupon.code : undefined;
        const offer = after.order.bankObstacle?.kind === 'coupon' ? after.bankOffer : undefined;
        return {
          coupon: toWireCoupon(found, after.order.totals.couponDiscount, undefined),
          conflict: [former ? copy.couponReplaced(former) : '', offer ? copy.offerPaused(offer.title) : '']
            .filter(Boolean)
            .join(' '),
        };
      });
    },

    /** Removes a coupon, even if it no longer exists or applies. */
    release: (caller: GuestCaller | CustomerCaller, name: string, code: string): Promise<void> =>
      carts.change(caller, name, async (tx, cart) => {
        if (cart.couponCode && sameCode(cart.couponCode, code))
          await changeCart(tx, cart.id, { couponCode: null });
      }),

    /**
     * Lists the advertised coupons, highest saving first. Coupons that do not apply follow: first those whose
     * minimum the bag almost reaches.
     */
    list: async (caller: GuestCaller | CustomerCaller, name: string): Promise<WireCoupon[]> => {
      const cart = await carts.find(caller, name);
      const listed = await listedCoupons(db, indianDay(clock.now()));
      const tried = await tryCoupons(db, cart, listed, await readContext());
      return tried
        .toSorted((a, b) => b.saving - a.saving || missingOf(a) - missingOf(b))
        .map(({ coupon, saving, obstacle }) => toWireCoupon(coupon, saving, obstacle));
    },
  };
}

/** Compares codes as `findDiscount` does. */
const sameCode = (stored: string, typed: string) =>
  stored.replaceAll('-', '') === cleanCode(typed).replaceAll('-', '');

/**
 * Sort key of a coupon: the paise by which the bag misses the coupon's minimum; 0 if the coupon applies. If
 * adding items to the bag would not help, the key is the highest number, so that the coupon comes last.
 */
const missingOf = ({ obstacle }: Awaited<ReturnType<typeof tryCoupons>>[number]): number =>
  obstacle === undefined ? 0 : obstacle.kind === 'minimum' ? obstacle.missing : Number.MAX_SAFE_INTEGER;
