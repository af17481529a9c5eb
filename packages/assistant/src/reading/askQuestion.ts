import type { TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import { formatPaise } from '@luxe/format';
import type { Dictionary } from '../dictionary/buildDictionary.ts';
import type { Span } from '../dictionary/readSpans.ts';
import { copyOf } from './copy.ts';

/** At most so many answers are offered. */
const mostOptions = 6;

/** What a question depends on besides the plan. */
interface Unclear {
  /** A limit in rupees or in thousands of them; else null. */
  readonly amount: number | null;
  readonly spans: readonly Span[];
}

/** The one question that makes an ambiguous request clear; null for a clear one. */
export function askQuestion(
  plan: TaraPlan,
  { amount, spans }: Unclear,
  dictionary: Dictionary,
  { brands }: TaraVocabulary,
): TaraPlan['question'] {
  const copy = copyOf(plan.language);
  if (amount !== null)
    return { text: copy.amount, options: amountsLike(amount).map((paise) => copy.upTo(formatPaise(paise))) };
  const sharedName = spans.find(
    ({ meaning }) => meaning.kind === 'brand' && meaning.codes.length > 1,
  )?.meaning;
  if (sharedName?.kind === 'brand' && plan.brands.length === 0) {
    const named = sharedName.codes.flatMap(
      (shared) => brands.find(({ code }) => code === shared)?.name ?? [],
    );
    return { text: copy.brand, options: named.slice(0, mostOptions) };
  }
  const namesProducts = plan.categories.length + plan.brands.length + plan.refersTo.length > 0;
  if (plan.intent === 'gift' && plan.recipient === null && !namesProducts) return copy.recipient;
  if ((plan.intent === 'size' || plan.intent === 'compare') && !namesProducts) {
    const { text, options } = plan.intent === 'size' ? copy.sized : copy.compared;
    return { text, options: options.filter((option) => isCategory(option, dictionary)) };
  }
  if (plan.intent === 'find' && isOpen(plan))
    return { ...copy.kind, options: copy.kind.options.filter((option) => isListed(option, dictionary)) };
  return null;
}

/** The amounts, in paise, that a small number may stand for, likeliest first. */
function amountsLike(amount: number): number[] {
  const units = amount < 10 ? [100_000, 1000] : [1000, 1];
  return units.map((unit) => Math.round(amount * unit) * 100);
}

/** Whether an answer names a kind of product of this shop, or is about a gift. */
function isListed(option: string, dictionary: Dictionary): boolean {
  const kind = dictionary.phrases.get(option)?.kind;
  return kind === 'category' || kind === 'intent' || option.includes(' ');
}

const isCategory = (option: string, dictionary: Dictionary): boolean =>
  option.split(' ').some((word) => dictionary.phrases.get(word)?.kind === 'category');

/** Whether a plan has nothing to search for. */
function isOpen(plan: TaraPlan): boolean {
  const { excluded } = plan;
  const lists = [
    ...[plan.categories, plan.brands, plan.colours, plan.materials, plan.sizes, plan.styles, plan.refersTo],
    ...[excluded.brands, excluded.colours, excluded.materials, excluded.styles, excluded.categories],
  ];
  return (
    lists.every((list) => list.length === 0) &&
    [plan.minPrice, plan.maxPrice, plan.occasion, plan.recipient].every((value) => value === null) &&
    plan.sort === 'relevance'
  );
}
