import type { CallResponseInput } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Mount } from '../http/mount.ts';
import type { LiveCatalogue } from '../modules/catalogue/liveCatalogue.ts';
import { colourOffer } from '../modules/catalogue/price.ts';
import { chooseColour } from '../modules/catalogue/product.ts';
import { groupPlans } from '../modules/checkout/orderEmi.ts';
import type { LiveDiscounts } from '../modules/discount/liveDiscounts.ts';
import type { StoredDiscount } from '../modules/discount/repository.ts';
import type { CachedProviderOptions } from '../modules/payment-provider/cachedProviderOptions.ts';
import { covers } from '../modules/pricing/rules.ts';

type WireOffers = CallResponseInput<'productOffers'>;

/**
 * Kinds of rules that depend on the bag or the payment. Item promotions are not listed, because the price
 * already contains them.
 */
const offerKinds = ['cart', 'gift', 'coupon', 'bank'] as const;

/** A cached response is at most this old, in ms, so that the provider is asked for its EMI plans again. */
const cacheMs = 10 * 60_000;

/**
 * Mounts the offers of a product page. They are the rules whose scope includes the product and whose minimum
 * the price of the product reaches.
 */
export function productOfferRoutes(
  mount: Mount,
  {
    clock,
    catalogue,
    discounts,
    providerOptions,
    hasBankOffers,
  }: {
    readonly clock: Clock;
    readonly catalogue: LiveCatalogue;
    readonly discounts: LiveDiscounts;
    readonly providerOptions: Pick<CachedProviderOptions, 'cachedEmiPlans' | 'emiPlansVersion'>;
    readonly hasBankOffers: boolean;
  },
) {
  const kinds = hasBankOffers ? offerKinds : offerKinds.filter((kind) => kind !== 'bank');

  mount(
    'productOffers',
    async ({ params, query, domainError }) => {
      const product = await catalogue.product(params.productId);
      if (!product) throw domainError('productNotAvailable');
      if (product.endedAt) return { noCostEmi: [], offers: [] };
      const { pricePaise } = colourOffer(chooseColour(product, query.color));
      const bagLine = {
        isGiveAway: false,
        brandCode: product.brandCode,
        productId: product.id,
        categories: catalogue.pathTo(product.categoryCode).map(({ code }) => code),
      };
      const today = indianDay(clock.now());
      const [plans, emiRules, rules] = await Promise.all([
        providerOptions.cachedEmiPlans(),
        discounts.running(['emi'], today),
        discounts.running(kinds, today),
      ]);
      return {
        noCostEmi: noCostOf(groupPlans(plans, emiRules, pricePaise)),
        offers: rules
          .filter(({ scope, minimumPaise }) => covers(scope, bagLine) && minimumPaise <= pricePaise)
          .map(toOffer),
      };
    },
    {
      version: () => catalogue.version + discounts.version + providerOptions.emiPlansVersion(),
      keyOf: ({ params, query }) => {
        const now = clock.now();
        return [params.productId, query.color, indianDay(now), Math.floor(now.getTime() / cacheMs)];
      },
      // A response without the plans would stay without them after the provider is back.
      isCached: () => providerOptions.emiPlansVersion() > 0,
    },
  );
}

/** No-cost plans, lowest instalment first. */
const noCostOf = (banks: ReturnType<typeof groupPlans>): WireOffers['noCostEmi'] =>
  banks
    .flatMap(({ plans }) => plans)
    .filter(({ emiType }) => emiType === 'NO_COST')
    .map(({ bankName, months, monthlyInstallments }) => ({ bankName, months, monthlyInstallments }))
    .toSorted((one, other) => one.monthlyInstallments.value - other.monthlyInstallments.value);

function toOffer({ code, kind, title, untilDay }: StoredDiscount): WireOffers['offers'][number] {
  const isEntered = kind === 'coupon' || kind === 'bank';
  return {
    offerCode: isEntered ? code : '',
    offerTitle: title,
    kind: isEntered ? kind : 'promotion',
    expiredOn: untilDay,
  };
}
