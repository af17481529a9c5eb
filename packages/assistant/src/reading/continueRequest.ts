import type { TaraContext, TaraPlan } from '@luxe/contract/tara-plan';
import { isWithin } from '../dictionary/shopWords.ts';
import { entriesOf } from '../dictionary/phrases.ts';
import { colourWords } from '../lexicon/colours.ts';
import type { Signals } from './signals.ts';

const shadeWords: ReadonlySet<string> = new Set(colourWords.flatMap(({ shades }) => entriesOf(shades)));

/** A plan of one request alone, before it is combined with the request before. */
interface OwnPlan {
  readonly plan: TaraPlan;
  /** Whether the request names a kind of product that the shop does not list. */
  readonly hasUnlistedKind: boolean;
}

/**
 * Combines a request with the one before it. A request without a kind of product continues: "in black",
 * "cheaper". A request for another kind begins anew, but "now show juttis" is still for the same person,
 * occasion and budget.
 */
export function continueRequest(own: OwnPlan, signals: Signals, context: TaraContext | undefined): TaraPlan {
  if (!context || signals.isReset) return own.plan;
  const { plan } = own;
  const before = context.plan;
  if (isNewRequest(own, before)) {
    if (!signals.isCarried) return { ...plan, pincode: plan.pincode ?? before.pincode };
    return {
      ...plan,
      ...pricesOf(plan, before, signals),
      occasion: plan.occasion ?? before.occasion,
      recipient: plan.recipient ?? before.recipient,
      pincode: plan.pincode ?? before.pincode,
    };
  }
  const intent = plan.intent === 'find' && before.intent === 'gift' ? 'gift' : plan.intent;
  const prices = pricesOf(plan, before, signals);
  return {
    ...plan,
    ...prices,
    intent,
    giftBudget: intent === 'gift' ? prices.maxPrice : null,
    ...listsOf(plan, before, signals),
    occasion: plan.occasion ?? before.occasion,
    recipient: plan.recipient ?? before.recipient,
    sort: plan.sort === 'relevance' ? before.sort : plan.sort,
    pincode: plan.pincode ?? before.pincode,
  };
}

function isNewRequest({ plan, hasUnlistedKind }: OwnPlan, before: TaraPlan): boolean {
  if (plan.intent === 'gift') return plan.recipient !== null || plan.categories.length > 0;
  const { categories } = plan;
  if (categories.length === 0) return hasUnlistedKind;
  return !categories.every((code) => before.categories.some((other) => isWithin(code, other)));
}

type Lists = Pick<
  TaraPlan,
  'categories' | 'brands' | 'colours' | 'materials' | 'sizes' | 'styles' | 'excluded'
>;

/** A list that the request names replaces the one before. Styles and exclusions are added. */
function listsOf(plan: TaraPlan, before: TaraPlan, { opened }: Signals): Lists {
  const { excluded } = plan;
  const without = (list: readonly string[], unwanted: readonly string[]) =>
    list.filter((value) => !unwanted.includes(value));
  const replaced = (field: 'brands' | 'colours' | 'materials') => {
    if (plan[field].length > 0) return plan[field];
    return opened.has(field) ? [] : without(before[field], excluded[field]);
  };
  const colours = replaced('colours');
  const isOtherColour = plan.colours.length > 0 || opened.has('colours');
  const styles = without(before.styles, excluded.styles).filter(
    (word) => !isOtherColour || !shadeWords.has(word),
  );
  const added = (field: keyof TaraPlan['excluded']) => [
    ...new Set([...without(before.excluded[field], plan[field]), ...excluded[field]]),
  ];
  return {
    categories:
      plan.categories.length > 0 ? plan.categories : without(before.categories, excluded.categories),
    brands: replaced('brands'),
    colours,
    materials: replaced('materials'),
    sizes: plan.sizes.length > 0 ? plan.sizes : opened.has('sizes') ? [] : before.sizes,
    styles: [...new Set([...styles, ...plan.styles])],
    excluded: {
      brands: added('brands'),
      colours: added('colours'),
      materials: added('materials'),
      styles: added('styles'),
      categories: added('categories'),
    },
  };
}

/** A new limit replaces the one before. The other limit stays if it still makes sense. */
function pricesOf(
  plan: TaraPlan,
  before: TaraPlan,
  { opened }: Signals,
): Pick<TaraPlan, 'minPrice' | 'maxPrice' | 'giftBudget'> {
  const { minPrice, maxPrice } = plan;
  const limits = (min: number | null, max: number | null) => ({
    minPrice: min,
    maxPrice: max,
    giftBudget: plan.intent === 'gift' ? max : null,
  });
  if (minPrice !== null && maxPrice !== null) return limits(minPrice, maxPrice);
  if (opened.has('price')) return limits(minPrice, maxPrice);
  if (maxPrice !== null)
    return limits(before.minPrice !== null && before.minPrice < maxPrice ? before.minPrice : null, maxPrice);
  if (minPrice !== null)
    return limits(minPrice, before.maxPrice !== null && before.maxPrice > minPrice ? before.maxPrice : null);
  return limits(before.minPrice, before.maxPrice);
}
