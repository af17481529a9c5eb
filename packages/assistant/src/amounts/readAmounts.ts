import type { Amount, Meaning } from '../dictionary/meaning.ts';
import type { Span } from '../dictionary/readSpans.ts';

/** Numbers beyond this are no prices: phone numbers, card numbers. */
const largest = 1_000_000_000;

/**
 * Joins numbers, units and currencies to amounts: `1`, `lakh`, `50`, `hazaar`, `rs` is 150,000 rupees. A
 * number with another unit (`50 ml`, `60th`) stays as it is.
 */
export function readAmounts(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (let at = 0; at < spans.length;) {
    const found = readAmount(spans, at);
    joined.push(found ?? (spans[at] as Span));
    at += found ? found.length : 1;
  }
  return joined;
}

function readAmount(spans: readonly Span[], from: number): (Span & { readonly length: number }) | undefined {
  let at = from;
  const meaningAt = (index: number): Meaning | undefined => spans[index]?.meaning;
  const startsWithCurrency = meaningAt(at)?.kind === 'currency';
  if (startsWithCurrency) at++;
  let rupees = 0;
  let unit: number | null = null;
  let digits: string | null = null;
  for (;;) {
    const number = readNumber(spans, at);
    if (!number) break;
    const factor = unitAt(spans, at + number.length);
    const isNext = factor !== null && (unit === null || factor < unit);
    if (unit !== null && !isNext) break;
    rupees += number.value * (factor ?? 1);
    if (factor === null) digits = number.digits;
    at += number.length + (factor === null ? 0 : 1);
    if (factor === null) break;
    unit = factor;
  }
  const hasNumber = at > from + (startsWithCurrency ? 1 : 0);
  if (!hasNumber || meaningAt(at)?.kind === 'measure') return undefined;
  // "Paune" (less a quarter) before zero is below zero.
  if (rupees < 0 || rupees > largest) return undefined;
  const endsWithCurrency = meaningAt(at)?.kind === 'currency';
  if (endsWithCurrency) at++;
  const isMoney = unit !== null || startsWithCurrency || endsWithCurrency;
  const amount: Amount = { kind: 'amount', rupees, unit, isMoney, digits };
  return {
    tokens: spans.slice(from, at).flatMap(({ tokens }) => tokens),
    meaning: amount,
    length: at - from,
  };
}

interface ReadNumber {
  readonly value: number;
  readonly digits: string | null;
  /** In spans. */
  readonly length: number;
}

function readNumber(spans: readonly Span[], at: number): ReadNumber | undefined {
  const [first, second] = [spans[at], spans[at + 1]];
  if (first?.meaning.kind === 'number') {
    const typed = first.tokens[0]?.text ?? '';
    return { value: first.meaning.value, digits: /^\d+$/.test(typed) ? typed : null, length: 1 };
  }
  if (first?.meaning.kind === 'unit') {
    // A unit alone, as in "lakh ke andar". The letter `k` alone is no number.
    const isWord = first.meaning.factor >= 1000 && (first.tokens[0]?.text.length ?? 0) > 2;
    return isWord ? { value: 1, digits: null, length: 0 } : undefined;
  }
  if (first?.meaning.kind !== 'part') return undefined;
  const { value, added } = first.meaning;
  if (value !== null) return unitAt(spans, at + 1) === null ? undefined : { value, digits: null, length: 1 };
  if (second?.meaning.kind === 'number')
    return { value: second.meaning.value + added, digits: null, length: 2 };
  return unitAt(spans, at + 1) === null ? undefined : { value: 1 + added, digits: null, length: 1 };
}

/** The factor of a unit. A joined `l` is a lakh: `1.5l`. */
function unitAt(spans: readonly Span[], at: number): number | null {
  const span = spans[at];
  if (span?.meaning.kind === 'unit') return span.meaning.factor;
  const token = span?.tokens[0];
  return token?.text === 'l' && token.isJoined ? 100_000 : null;
}
