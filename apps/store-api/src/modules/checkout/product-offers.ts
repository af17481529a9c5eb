import type { CallAnswer } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { colourOffer } from '../catalogue/price.ts';
import { chooseColour } from '../catalogue/product.ts';
import { runningDiscounts, type StoredDiscount } from '../discount/repository.ts';
import { covers } from '../pricing/rules.ts';
import { plansFor, type EmiParts } from './emi.ts';

type WireOffers = CallAnswer<'productOffers'>;

/** Rules that a shopper has yet to fulfil: what a piece has off by itself is in its price. */
const told = ['cart', 'gift', 'coupon', 'bank'] as const;

/** What can be had with a product: rules that are for it and that it reaches with its price alone, before it is in a bag. */
export function productOfferRoutes(
  mount: Mount,
  parts: EmiParts & { readonly catalogue: LiveCatalogue; readonly hasBankOffers: boolean },
) {
  const { db, clock, catalogue, hasBankOffers } = parts;
  const kinds = hasBankOffers ? told : told.filter((kind) => kind !== 'bank');

  mount('productOffers', async ({ params, query }) => {
    const product = await catalogue.product(params.productId);
    if (!product) throw new Refusal(404, 'P4041', 'This product is not here.');
    const { pricePaise } = colourOffer(chooseColour(product, query.color));
    const piece = {
      isGiveAway: false,
      brandCode: product.brandCode,
      productId: product.id,
      categories: catalogue.pathTo(product.categoryCode).map(({ code }) => code),
    };
    const [banks, rules] = await Promise.all([
      plansFor(parts, pricePaise),
      runningDiscounts(db, kinds, indianDay(clock.now())),
    ]);
    return {
      noCostEmi: noCostOf(banks),
      offers: rules
        .filter(
          ({ isListed, scope, minimumPaise }) =>
            isListed && covers(scope, piece) && minimumPaise <= pricePaise,
        )
        .map(toOffer),
    };
  });
}

/** Plans without interest, the least a month first. */
const noCostOf = (banks: Awaited<ReturnType<typeof plansFor>>): WireOffers['noCostEmi'] =>
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
