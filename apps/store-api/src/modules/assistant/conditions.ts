import type { SortCode } from '@luxe/contract/calls';
import type { Filter } from '@luxe/contract/query';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import { foldText, type Paise } from '@luxe/format';
import type { CatalogueName } from '../../model/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { wordsOfMaterial } from './materials.ts';

/** Where a search looks. */
export interface Scope {
  readonly catalogue: LiveCatalogue;
  /**
   * Luxury finds the products of both catalogues, as the search of the shop does. indiluxe finds its own, and
   * those of luxury only for a kind of product that it does not have.
   */
  readonly home: CatalogueName;
  /** Every value of the facet `colour`. */
  readonly colours: readonly string[];
}

/** A condition that can be left out when no product fits all of them. */
export type Condition =
  'occasion' | 'gift' | 'recipient' | 'styles' | 'sizes' | 'colours' | 'materials' | 'price' | 'brands';

const sorts: Readonly<Record<TaraPlan['sort'], SortCode>> = {
  relevance: 'relevance',
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
  new: 'isProductNew',
  discount: 'discount-desc',
};
export const sortOf = ({ sort }: TaraPlan): SortCode => sorts[sort];

/** Tags of the shop for occasions that have no tag of their own. The first one that the shop has counts. */
const tagsOfOccasions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/wedding|shaadi|shadi|bridal|engagement|sangeet|mehendi|mehndi|haldi|reception|nikah/, ['wedding']],
  [
    /diwali|deepavali|festiv|eid|rakhi|raksha|karva|karwa|puja|pooja|navratri|durga|holi|onam|pongal|christmas/,
    ['festive', 'gifting'],
  ],
  [/party|cocktail|dinner|evening|date|new year/, ['evening']],
  [/office|work|interview|meeting|business|formal/, ['office']],
  [/birthday|anniversary|valentine|mother|father|graduation|farewell|gift|present/, ['gifting']],
  [/housewarming|griha/, ['home', 'gifting']],
  [/holiday|vacation|travel|beach|summer/, ['sun', 'weekend']],
  [/weekend|casual|brunch|everyday|daily/, ['weekend', 'office']],
  [/winter|cold/, ['winter']],
];

/** The tag of the shop for an occasion; undefined without one. */
function tagOfOccasion({ tags }: LiveCatalogue, occasion: string | null): string | undefined {
  if (occasion === null) return undefined;
  const word = foldText(occasion);
  const named = tags.find(({ slug, title }) => slug === word || foldText(title).split(' ').includes(word));
  if (named) return named.slug;
  const wanted = tagsOfOccasions.find(([words]) => words.test(word))?.[1] ?? [];
  return wanted.find((slug) => tags.some((tag) => tag.slug === slug));
}

const giftTag = 'gifting';
const hasTag = ({ tags }: LiveCatalogue, slug: string) => tags.some((tag) => tag.slug === slug);

/** The tag that a search is limited to; undefined for none. */
export function tagOf(catalogue: LiveCatalogue, plan: TaraPlan): string | undefined {
  const ofOccasion = tagOfOccasion(catalogue, plan.occasion);
  if (ofOccasion !== undefined) return ofOccasion;
  if (plan.recipient === 'home' && hasTag(catalogue, 'home')) return 'home';
  return plan.intent === 'gift' && hasTag(catalogue, giftTag) ? giftTag : undefined;
}

/** Genders of the products for a recipient; empty for products of every gender. */
function gendersFor({ recipient }: TaraPlan): readonly string[] {
  if (recipient === 'woman' || recipient === 'girl') return ['Women', 'Unisex'];
  return recipient === 'man' || recipient === 'boy' ? ['Men', 'Unisex'] : [];
}

/** The highest price in paise; null without one. */
export function maxPriceOf({ maxPrice, giftBudget }: TaraPlan): Paise | null {
  const limits = [maxPrice, giftBudget].filter((one) => one !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** A price range as `q` writes it, in rupees; undefined without a limit. */
function priceRangeOf(plan: TaraPlan): string | undefined {
  const [low, high] = [plan.minPrice, maxPriceOf(plan)];
  if (low === null && high === null) return undefined;
  const isTurned = low !== null && high !== null && low > high;
  const [from, to] = isTurned ? [high, low] : [low, high];
  return `${toRupees(from)}-${toRupees(to)}`;
}

/** The facet accepts nine digits of rupees. */
const toRupees = (paise: Paise | null) =>
  paise === null ? '' : String(Math.min(Math.round(paise), 99_999_999_999) / 100);

/** The conditions that the search index decides. Unknown codes are left out. */
export function filtersOf({ catalogue, home, colours }: Scope, plan: TaraPlan): Filter[] {
  const brands = plan.brands.filter((code) => catalogue.brands.has(code));
  const tag = tagOf(catalogue, plan);
  const price = priceRangeOf(plan);
  const values: readonly (readonly [string, readonly string[]])[] = [
    ['category', categoriesOf({ catalogue, home }, plan)],
    ['brand', brands],
    ['colour', coloursOf(plan, colours)],
    ['genderbeauty-classification', gendersFor(plan)],
    ['tag', tag === undefined ? [] : [tag]],
    ['price', price === undefined ? [] : [price]],
    ['inStockFlag', ['true']],
  ];
  return values.flatMap(([key, all]) => [...new Set(all)].map((value) => ({ key, value })));
}

function categoriesOf({ catalogue, home }: Pick<Scope, 'catalogue' | 'home'>, plan: TaraPlan): string[] {
  const known = plan.categories.filter((code) => catalogue.categories.has(code));
  if (home === 'luxury') return known;
  const own = known.filter((code) => catalogue.categories.get(code)?.catalogue === home);
  if (own.length > 0) return own;
  return known.length > 0 ? known : ['ISH1'];
}

/** The chosen colours. Without a choice, and with excluded colours, every other colour. */
function coloursOf({ colours, excluded }: TaraPlan, all: readonly string[]): readonly string[] {
  if (colours.length > 0 || excluded.colours.length === 0) return colours;
  const others = new Set(excluded.colours.map(foldText));
  return all.filter((one) => !others.has(foldText(one)));
}

/** Most searches for the words of a material. */
const maxTerms = 6;

/**
 * Search texts whose results together may fit the plan, the likeliest first. Data may name a material by
 * another word than the shopper: `calf` for leather.
 */
export function termsOf({ styles, materials }: TaraPlan): string[] {
  const words = styles.join(' ');
  const [first, ...others] = materials;
  if (first === undefined) return [words];
  // Several materials are the words that the catalogue has for the one that the shopper named.
  return [...new Set(others.length > 0 ? materials : wordsOfMaterial(first))]
    .slice(0, maxTerms)
    .map((word) => [words, word].filter(Boolean).join(' '));
}

/** Whether the plan has the condition. */
export function hasCondition(catalogue: LiveCatalogue, plan: TaraPlan, condition: Condition): boolean {
  switch (condition) {
    case 'occasion':
      return tagOfOccasion(catalogue, plan.occasion) !== undefined;
    case 'gift':
      return plan.intent === 'gift' && tagOf(catalogue, { ...plan, occasion: null }) !== undefined;
    case 'recipient':
      return gendersFor(plan).length > 0 || plan.recipient === 'home';
    case 'price':
      return priceRangeOf(plan) !== undefined;
    default:
      return plan[condition].length > 0;
  }
}

/** The plan without some conditions. What the shopper excluded always stays. */
export function without(plan: TaraPlan, dropped: readonly Condition[]): TaraPlan {
  const isDropped = (condition: Condition) => dropped.includes(condition);
  return {
    ...plan,
    ...(isDropped('occasion') && { occasion: null }),
    ...(isDropped('gift') && { intent: 'find' as const }),
    ...(isDropped('recipient') && { recipient: null }),
    ...(isDropped('styles') && { styles: [] }),
    ...(isDropped('sizes') && { sizes: [] }),
    ...(isDropped('colours') && { colours: [] }),
    ...(isDropped('materials') && { materials: [] }),
    ...(isDropped('price') && { minPrice: null, maxPrice: null, giftBudget: null }),
    ...(isDropped('brands') && { brands: [] }),
  };
}
