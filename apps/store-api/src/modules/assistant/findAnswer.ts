import { leadForms } from '@luxe/contract/lead-forms';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { fact, plain, toAnswer, type Answer, type AssistantParts, type Understood } from './asked.ts';
import { chipsAfter } from './chips.ts';
import { maxPriceOf, without, type Condition, type Scope } from './conditions.ts';
import { copy } from './copy.ts';
import { arrivalOf, deliveryLocationOf } from './delivery.ts';
import type { Match } from './facts.ts';
import { findProducts, type Found } from './findProducts.ts';
import { reasonsOf } from './reasons.ts';

export const scopeOf = (catalogue: LiveCatalogue, { catalogue: home, colours }: Understood): Scope => ({
  catalogue,
  home,
  colours,
});

/** The list of the last answer, which a question refers to by positions. It is found again by its plan. */
export async function lastList(parts: AssistantParts, asked: Understood): Promise<readonly Match[]> {
  if (asked.context === null || asked.context.shown === 0) return [];
  const { matches } = await findProducts(scopeOf(parts.catalogue, asked), asked.context.plan);
  return matches.slice(0, asked.context.shown);
}

/** The products at the positions that a question names. */
export const pick = (list: readonly Match[], { refersTo }: Pick<TaraPlan, 'refersTo'>): Match[] =>
  [...new Set(refersTo)].flatMap((position) => list[position - 1] ?? []);

/** Finds products, and states why each of them fits and what was left out. */
export async function findAnswer(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const { plan } = asked;
  if (plan.refersTo.length > 0 && asked.context !== null) return showPicked(parts, asked);
  const found = await findProducts(scopeOf(parts.catalogue, asked), plan);
  if (found.matches.length === 0) return nothingAnswer(found.href);
  return toAnswer({
    sentences: sentencesAbout(parts.catalogue, plan, found).map((text) => fact('page', found.href, text)),
    products: await withReasons(parts, asked, found.matches, without(plan, found.dropped)),
    chips: chipsAfter(found.matches, plan),
  });
}

/** How many products fit, and why; or why these are shown although they do not fit everything. */
function sentencesAbout(catalogue: LiveCatalogue, plan: TaraPlan, found: Found): string[] {
  const { matches, total, dropped, unlisted } = found;
  // A product can suit an occasion, or be a present, without being in the shop's selection for it.
  const doFit = unlisted === null && dropped.every((one) => one === 'occasion' || one === 'gift');
  return [
    ...(doFit ? [copy.found(matches.length, total, kindOf(catalogue, plan))] : []),
    ...(unlisted === null ? [] : [copy.unlisted(unlisted)]),
    ...(dropped.length === 0 ? [] : [leftOutOf(catalogue, plan, dropped)]),
  ];
}

/** `href`: path of the search that found nothing. */
const nothingAnswer = (href: string): Answer =>
  toAnswer({
    sentences: [fact('page', href, copy.nothing), fact('page', leadForms.assisted.path, copy.person)],
    handover: true,
    chips: [copy.chips.gifts, copy.chips.person],
  });

/** Shows products of the last list with more of their facts. */
async function showPicked(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const list = await lastList(parts, asked);
  const picked = pick(list, asked.plan);
  if (picked.length === 0)
    return toAnswer({ sentences: [plain(copy.noSuchPosition(list.length))], chips: [copy.chips.gifts] });
  const products = await withReasons(parts, asked, picked, asked.plan);
  return toAnswer({
    products: products.map(({ product, reasons }, index) => ({
      product,
      reasons: [...reasons, ...detailsOf(picked[index])],
    })),
    chips: [copy.chips.arrival, copy.chips.returns],
  });
}

/** Details of a product that a reason does not state already. */
const detailsOf = (match: Match | undefined) =>
  (match?.product.details ?? [])
    .slice(1, 4)
    .map(({ label, value }) => fact('product', match?.card.webURL ?? '/', copy.detail(label, value)));

/** The products with their reasons, and with their day of arrival if the pincode is known. */
export async function withReasons(
  { db, clock, catalogue, livePolicy }: AssistantParts,
  { pincode, plan: { pincode: asked } }: Understood,
  matches: readonly Match[],
  plan: TaraPlan,
): Promise<Answer['products']> {
  const deliveryLocation = await deliveryLocationOf(db, asked ?? pincode);
  const policy = await livePolicy.read();
  return matches.map((match) => ({
    product: match.card,
    reasons: reasonsOf(match, {
      catalogue,
      plan,
      arrival: arrivalOf(match, deliveryLocation, { clock, policy }),
    }),
  }));
}

/** What was looked for, for the first sentence: `bags`, `presents`; undefined for all kinds of products. */
function kindOf(catalogue: LiveCatalogue, plan: TaraPlan): string | undefined {
  const names = plan.categories.flatMap((code) => catalogue.categories.get(code)?.title ?? []);
  const [only, ...others] = [...new Set(names)];
  if (only !== undefined && others.length === 0) return only.charAt(0).toLowerCase() + only.slice(1);
  if (plan.intent === 'gift') return copy.kindGifts;
  const [brand] = plan.brands.flatMap((code) => catalogue.brands.get(code)?.name ?? []);
  return brand;
}

function leftOutOf(catalogue: LiveCatalogue, plan: TaraPlan, dropped: Found['dropped']): string {
  const all = <Value>(condition: Condition, values: readonly Value[]): readonly Value[] =>
    dropped.includes(condition) ? values : [];
  const limit = maxPriceOf(plan);
  const price = limit === null ? copy.from(Math.round(plan.minPrice ?? 0)) : copy.upTo(Math.round(limit));
  return copy.left({
    occasion: dropped.includes('occasion') ? (plan.occasion ?? undefined) : undefined,
    isGift: dropped.includes('gift'),
    recipient: dropped.includes('recipient') ? (plan.recipient ?? undefined) : undefined,
    styles: all('styles', plan.styles),
    sizes: all('sizes', plan.sizes),
    colours: all('colours', plan.colours),
    materials: all('materials', plan.materials),
    price: dropped.includes('price') ? price : undefined,
    brands: all(
      'brands',
      plan.brands.flatMap((code) => catalogue.brands.get(code)?.name ?? []),
    ),
  });
}
