import type { TaraPlan } from '@luxe/contract/tara-plan';
import { formatPaise } from '@luxe/format';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { defaultColour } from '../catalogue/price.ts';
import { fact, type Sentence } from './asked.ts';
import { maxPriceOf, tagOf } from './conditions.ts';
import { copy } from './copy.ts';
import type { Arrival } from './delivery.ts';
import { isSizeInStock, materialOf, priceOf, type Match } from './facts.ts';

/** Most reasons of a product. */
const reasonLimit = 4;

interface ReasonParts {
  readonly catalogue: LiveCatalogue;
  /** The plan that the product fits. */
  readonly plan: TaraPlan;
  readonly arrival: Arrival | undefined;
}

/**
 * Why a product fits: facts of its data, those that the shopper asked for first. Each names the page that
 * states it.
 */
export function reasonsOf(match: Match, { catalogue, plan, arrival }: ReasonParts): Sentence[] {
  const { product, colour, card } = match;
  const own = (text: string) => fact('product', card.webURL, text);
  const material = materialOf(product);
  const size = plan.sizes.find((one) => isSizeInStock(match, one));
  const hasOtherColour = colour.key !== defaultColour(product).key;
  const isMaterialAsked = plan.materials.length > 0 || plan.excluded.materials.length > 0;
  const materials = material === undefined ? [] : [own(copy.made(material))];
  const reasons = [
    ...(isMaterialAsked ? materials : []),
    own(priceReason(match, plan)),
    ...(size === undefined ? [] : [own(copy.sizeInStock(size))]),
    ...(plan.colours.length > 0 || hasOtherColour ? [own(copy.colour(colour.name))] : []),
    ...(arrival === undefined ? [] : [fact('promise', card.webURL, copy.arrives(...arrival))]),
    ...selectionReason(match, catalogue, plan),
    ...(isMaterialAsked ? [] : materials),
  ];
  return reasons.slice(0, reasonLimit);
}

function priceReason(match: Match, plan: TaraPlan): string {
  const { sellingPrice, mrpPrice, discountPercent } = match.card.price;
  const limit = maxPriceOf(plan);
  // A list that has left out the price has products above it, which a later question may show or compare.
  if (limit !== null && priceOf(match) <= limit)
    return copy.price(sellingPrice.formattedValue, formatPaise(Math.round(limit)));
  if (discountPercent > 0)
    return copy.reduced(sellingPrice.formattedValue, discountPercent, mrpPrice.formattedValue);
  return copy.price(sellingPrice.formattedValue, undefined);
}

/** The selection of the shop that the product is in, when the shopper named an occasion. */
function selectionReason({ product }: Match, catalogue: LiveCatalogue, plan: TaraPlan): Sentence[] {
  if (plan.occasion === null) return [];
  const slug = tagOf(catalogue, plan);
  const tag = catalogue.tags.find((one) => one.slug === slug);
  if (!tag || !product.tags.includes(tag.slug)) return [];
  return [fact('page', `/${product.catalogue}/browse/${tag.slug}`, copy.selection(tag.title))];
}
