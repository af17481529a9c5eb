import { formatCount } from '@luxe/format';
import type { CustomerCaller } from '../http/caller.ts';
import type { Mount } from '../http/mount.ts';
import { principalOf, priceCart, type PricedCart } from '../modules/cart/priceCart.ts';
import { changeCart, type StoredCart } from '../modules/cart/repository.ts';
import { toPrice } from '../modules/catalogue/price.ts';
import { pointsEarnedBy } from '../modules/credit/earning.ts';
import type { Policy } from '../modules/policy/policyValues.ts';
import { withLoadedPlans } from '../modules/payment-provider/cachedProviderOptions.ts';
import { createBankOffers } from '../modules/checkout/bankOffers.ts';
import { deliveryLocationOfCart } from '../modules/cart/deliveryAddress.ts';
import { choosePlan, noCostTerms, plansFor } from '../modules/checkout/orderEmi.ts';
import { minimumPayableOf } from '../modules/pricing/paymentModes.ts';
import type { CheckoutParts } from './checkout.ts';

/** Mounts the calls that lower the total payable at checkout: credits, bank offers and no-cost EMI plans. */
export function creditRoutes(mount: Mount, parts: CheckoutParts) {
  const { db, clock, carts, livePolicy } = parts;
  const bankOffers = createBankOffers(parts);

  /** Prices a cart with all its choices. */
  const price = async (
    cart: StoredCart,
    policy: Policy,
    tx = db,
    providerOptions = parts.providerOptions,
  ): Promise<PricedCart> =>
    priceCart(tx, cart, {
      clock,
      policy,
      deliveryLocation: await deliveryLocationOfCart(tx, cart),
      minimumPayable: minimumPayableOf(parts.provider),
      noCostEmi: await noCostTerms({ ...parts, db: tx, providerOptions }, cart),
    });

  /**
   * Stores the shopper's choices in the cart and resolves to the cart with its new price. `check` may throw
   * an error to reject the choices.
   */
  async function choose(
    caller: CustomerCaller,
    name: string,
    changes: Choice,
    check?: Check,
  ): Promise<PricedCart> {
    const providerOptions = await withLoadedPlans(parts.providerOptions);
    const policy = await livePolicy.read();
    return carts.change(caller, name, async (tx, cart) => {
      const priced = await price({ ...cart, ...changes }, policy, tx, providerOptions);
      check?.(priced);
      await changeCart(tx, cart.id, changes);
      return priced;
    });
  }

  mount('brandcash', async ({ caller, params, query, domainError }) => {
    const usesBrandCash = query.action === 'apply';
    const priced = await choose(caller, params.cart, { usesBrandCash }, ({ order }) => {
      if (usesBrandCash && order.totals.brandCash === 0) throw domainError('noBrandCash');
    });
    const { rows, balances } = priced;
    return {
      ...payableOf(priced),
      brandCashEligible: balances.brandCash.some(({ brandCode }) =>
        rows.some((row) => row.brandCode === brandCode),
      ),
      brandCashApplied: usesBrandCash,
      brandCashPaidAmount: toPrice(priced.order.totals.brandCash),
    };
  });

  mount('applyVouchers', async ({ caller, params, query, domainError }) => {
    const usesCliqCash = query.action === 'apply';
    const priced = await choose(caller, params.cart, { usesCliqCash }, ({ balances }) => {
      if (usesCliqCash && balances.cliqCash === 0) throw domainError('noCliqCash');
    });
    return payableOf(priced);
  });

  mount('applyLoyaltyPoints', async ({ caller, params, query, domainError }) => {
    const usesPoints = query.action === 'apply';
    const priced = await choose(caller, params.cart, { usesPoints }, ({ balances }) => {
      if (usesPoints && balances.points === 0) throw domainError('noLoyaltyPoints');
    });
    return payableOf(priced);
  });

  mount('loyaltyPointsMessage', async ({ caller, params }) => {
    const cart = await carts.find(caller, params.cart);
    const policy = await livePolicy.read();
    const { payable: payablePaise } = (await price(cart, policy)).order.totals;
    const points = await pointsEarnedBy(db, { customerId: caller.customerId, payablePaise }, policy);
    const counted = `${formatCount(points)} ${points === 1 ? 'point' : 'points'}`;
    return {
      points,
      message: points === 0 ? '' : `You earn ${counted}. They arrive when the return window closes.`,
    };
  });

  mount('bankOffers', async ({ caller, params }) => ({ offers: await bankOffers.list(caller, params.cart) }));

  mount('applyBankCoupons', async ({ caller, params, body }) => {
    const { offer, payable } = await bankOffers.apply(caller, params.cart, body);
    return { status: 'SUCCESS', offer, paybleAmount: toPrice(payable) };
  });

  mount('releaseBankCoupons', async ({ caller, params }) =>
    payableOf(await choose(caller, params.cart, { bankOfferCode: null })),
  );

  mount('emiPlans', async ({ caller, params }) => {
    const cart = await carts.find(caller, params.cart);
    return { banks: await plansFor(parts, principalOf(await price(cart, await livePolicy.read()))) };
  });

  mount('applyNoCostEMI', async ({ caller, params, body }) => {
    const cart = await carts.find(caller, params.cart);
    const principal = principalOf(await price(cart, await livePolicy.read()));
    const emiCode = await choosePlan(parts, body.emiCode.toUpperCase(), principal);
    return payableOf(await choose(caller, params.cart, { emiCode }));
  });

  mount('releaseNoCostEMI', async ({ caller, params }) =>
    payableOf(await choose(caller, params.cart, { emiCode: null })),
  );
}

type Choice = Partial<
  Pick<StoredCart, 'usesBrandCash' | 'usesCliqCash' | 'usesPoints' | 'bankOfferCode' | 'emiCode'>
>;
type Check = (priced: PricedCart) => void;

const payableOf = ({ order }: PricedCart) => ({
  status: 'SUCCESS' as const,
  paybleAmount: toPrice(order.totals.payable),
});
