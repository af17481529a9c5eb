import { isTrait, type Meaning, type Trait } from '../dictionary/meaning.ts';
import type { Span } from '../dictionary/readSpans.ts';

/** The traits of a request, by whether the shopper wants them. */
export interface WantedTraits {
  readonly included: readonly Trait[];
  /**
   * The nouns of negated phrases: in "no leather bags" the bags. They are wanted if the request names nothing
   * else.
   */
  readonly nouns: readonly Trait[];
  readonly excluded: readonly Trait[];
  /** Positions of other negated spans: unknown words, and words such as "expensive". */
  readonly negated: ReadonlySet<number>;
}

/** How many words without a meaning may be between "not" and what it negates. */
const reach = 4;

/** Sorts the traits of a request by the negations around them. `used` are positions of spans to leave out. */
export function readTraits(spans: readonly Span[], used: ReadonlySet<number>): WantedTraits {
  const scopes = spans.flatMap(({ meaning }, at) => {
    if (meaning.kind !== 'not') return [];
    return [meaning.place === 'before' ? scopeAfter(spans, at) : scopeBefore(spans, at)];
  });
  const negated = new Set(scopes.flat());
  const nouns = new Set(scopes.flatMap((scope) => nounsOf(spans, scope)));
  const traits = spans.flatMap(({ meaning }, at) =>
    isTrait(meaning) && !used.has(at) ? [{ at, trait: meaning }] : [],
  );
  const pick = (isPicked: (at: number) => boolean) =>
    traits.filter(({ at }) => isPicked(at)).map(({ trait }) => trait);
  return {
    included: pick((at) => !negated.has(at)),
    nouns: pick((at) => nouns.has(at)),
    excluded: pick((at) => negated.has(at) && !nouns.has(at)),
    negated,
  };
}

const kindAt = (spans: readonly Span[], at: number) => spans[at]?.meaning.kind;
const isTraitAt = (spans: readonly Span[], at: number): boolean => {
  const span = spans[at];
  return span !== undefined && isTrait(span.meaning);
};

/** Whether a span between "not" and what it negates has no meaning for the negation. */
const isPassed = (kind: Meaning['kind'] | undefined): boolean =>
  kind === 'filler' || kind === 'particle' || kind === 'carry' || kind === 'vague';

/** What "not", "without" or "except" negates: the next traits, joined by "or", until the phrase ends. */
function scopeAfter(spans: readonly Span[], from: number): number[] {
  const scope: number[] = [];
  for (let at = from + 1, skipped = 0; at < spans.length; at++) {
    const kind = kindAt(spans, at);
    const isListed = kind === 'joiner' && scope.length > 0 && isTraitAt(spans, at + 1);
    if (isTraitAt(spans, at)) {
      scope.push(at);
      if (kind === 'category' && !(kindAt(spans, at + 1) === 'joiner' && isTraitAt(spans, at + 2))) break;
    } else if (scope.length === 0 && isPassed(kind)) {
      if (++skipped > reach) break;
    } else if (scope.length === 0 && (kind === 'unknown' || kind === 'sort')) return [at];
    else if (!isListed && !(kind === 'particle' && isTraitAt(spans, at + 1))) break;
  }
  return scope;
}

/**
 * What "nahi" or "ke bina" negates: the traits right before it. An attribute after its noun stands alone:
 * "dupatta peela nahi" is a dupatta, but not a yellow one.
 */
function scopeBefore(spans: readonly Span[], from: number): number[] {
  const scope: number[] = [];
  const isFree = spans[from]?.tokens[0]?.text === 'free';
  for (let at = from - 1, skipped = 0; at >= 0; at--) {
    const kind = kindAt(spans, at);
    if (isTraitAt(spans, at)) {
      if (kind === 'category' && scope.length > 0 && kindAt(spans, at + 1) !== 'joiner') break;
      scope.push(at);
      if (isFree) break;
    } else if (isFree) break;
    else if (scope.length === 0 && isPassed(kind)) {
      if (++skipped > reach) break;
    } else if (scope.length === 0 && (kind === 'unknown' || kind === 'sort')) return [at];
    else if (kind === 'joiner' ? !isTraitAt(spans, at - 1) || scope.length === 0 : kind !== 'particle') break;
  }
  return scope;
}

/** The category of a negated phrase that also has attributes: only the attributes are unwanted. */
function nounsOf(spans: readonly Span[], scope: readonly number[]): number[] {
  const categories = scope.filter((at) => kindAt(spans, at) === 'category');
  return categories.length < scope.length ? categories : [];
}
