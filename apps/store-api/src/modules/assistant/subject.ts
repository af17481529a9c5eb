import { foldTerms } from '@luxe/format';
import { defaultColour } from '../catalogue/price.ts';
import { meaningfulTokens, stem } from '../search/text.ts';
import { emptyPlan, type AssistantParts, type Understood } from './asked.ts';
import type { Match } from './facts.ts';
import { findProducts } from './findProducts.ts';
import { lastList, pick, scopeOf } from './findAnswer.ts';

/** Whether a plan names a kind of product, and not only a condition such as a price. */
export const namesProduct = ({ plan }: Pick<Understood, 'plan'>): boolean =>
  [plan.categories, plan.brands, plan.styles, plan.materials].some(({ length }) => length > 0);

/**
 * The product from whose page a question comes, also when it is sold out. Undefined for another question, and
 * for a product that the shop does not sell.
 */
async function askedAbout({ catalogue }: AssistantParts, { about }: Understood): Promise<Match | undefined> {
  const product = about === undefined ? undefined : await catalogue.product(about);
  const [card] = product ? await catalogue.cards([{ id: product.id }]) : [];
  return product && card ? { product, colour: defaultColour(product), card } : undefined;
}

/**
 * The products that a question is about: the one from whose page it comes, those at the positions that it
 * names, those whose complete name it contains, or the only product of the last list. Empty when it is about
 * none.
 */
export async function subjectsOf(parts: AssistantParts, asked: Understood): Promise<readonly Match[]> {
  const own = await askedAbout(parts, asked);
  if (own) return [own];
  const list = await lastList(parts, asked);
  if (asked.plan.refersTo.length > 0) return pick(list, asked.plan);
  const named = await namedProducts(parts, asked);
  if (named.length > 0) return named;
  return list.length === 1 ? list : [];
}

/** Words of a question that a search for names takes. */
const wordLimit = 12;
/** A name of one word, such as `Tote`, occurs in many questions. */
const leastWords = 3;

/** The product from whose page a question comes, and those whose complete name the question contains. */
export async function namedProducts(parts: AssistantParts, asked: Understood): Promise<Match[]> {
  const own = await askedAbout(parts, asked);
  const named = await productsIn(parts, asked);
  return own ? [own, ...named.filter(({ product }) => product.id !== own.product.id)] : named;
}

async function productsIn(parts: AssistantParts, asked: Understood): Promise<Match[]> {
  const words = foldTerms(asked.text).slice(0, wordLimit);
  if (words.length < leastWords) return [];
  const { matches } = await findProducts(scopeOf(parts.catalogue, asked), { ...emptyPlan, styles: words });
  const typed = new Set(foldTerms(asked.text).map(stem));
  return matches.filter(({ product }) => {
    const name = meaningfulTokens(product.name).map(stem);
    return name.length >= leastWords && name.every((word) => typed.has(word));
  });
}
