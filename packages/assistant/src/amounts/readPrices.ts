import { isPincode } from '@luxe/format';
import type { Amount, Side } from '../dictionary/meaning.ts';
import type { Span } from '../dictionary/readSpans.ts';

/** Limits in paise. */
interface Prices {
  readonly min: number | null;
  readonly max: number | null;
  /** A limit that may be in rupees or in thousands of rupees, such as the 50 of "under 50"; else null. */
  readonly unclear: number | null;
}

/** How far a price "around" an amount may differ from it. */
const tolerance = 0.2;
/** Plain numbers from here on are prices even without "under" or a currency. */
const smallestBare = 1000;

/** Reads the price limits of a request. `used` are the positions of spans that are something else. */
export function readPrices(spans: readonly Span[], used: ReadonlySet<number>): Prices {
  const amounts = spans.flatMap(({ meaning }, at) =>
    meaning.kind === 'amount' && !used.has(at) ? [{ at, amount: meaning }] : [],
  );
  let min: number | null = null;
  let max: number | null = null;
  let unclear: number | null = null;
  for (let index = 0; index < amounts.length; index++) {
    const { at, amount } = amounts[index] as (typeof amounts)[number];
    const next = amounts[index + 1];
    if (next && isRange(spans, at, next.at)) {
      const [low, high] = [spreadUnit(amount, next.amount), next.amount.rupees];
      if (isClear(next.amount)) [min, max] = [Math.min(low, high), Math.max(low, high)];
      else unclear = high;
      index++;
      continue;
    }
    const side = sideOf(spans, at);
    const { rupees } = amount;
    if (side === null) {
      if (max === null && min === null && isBarePrice(amount)) max = rupees;
    } else if (!isClear(amount)) unclear = rupees;
    else if (side === 'max') max = rupees;
    else if (side === 'min') min = rupees;
    else [min, max] = [rupees * (1 - tolerance), rupees * (1 + tolerance)];
  }
  if (min !== null && max !== null && min > max) [min, max] = [max, min];
  return { min: toPaise(min), max: toPaise(max), unclear: min === null && max === null ? unclear : null };
}

const toPaise = (rupees: number | null): number | null => (rupees === null ? null : Math.round(rupees * 100));

const isClear = ({ isMoney, rupees }: Amount): boolean => isMoney || rupees >= smallestBare;

const isBarePrice = (amount: Amount): boolean =>
  isClear(amount) && (amount.isMoney || !isLikePincode(amount.digits ?? ''));

/** Whether digits look like a pincode. Round numbers are prices: no pincode ends with three zeros. */
export const isLikePincode = (digits: string): boolean => isPincode(digits) && !digits.endsWith('000');

/** The 20 of "20 to 40 thousand" has the unit of the 40. */
function spreadUnit(low: Amount, high: Amount): number {
  const isSpread = low.unit === null && high.unit !== null && low.rupees * high.unit < high.rupees;
  return isSpread ? low.rupees * (high.unit ?? 1) : low.rupees;
}

function isRange(spans: readonly Span[], from: number, to: number): boolean {
  if (to !== from + 2) return false;
  const word = spans[from + 1]?.tokens.map(({ text }) => text).join(' ') ?? '';
  if (word === 'to' || word === 'se') return true;
  const isBetween =
    spans[from - 1]?.meaning.kind === 'range' || nearby(spans, to, 1)?.meaning.kind === 'range';
  return isBetween && (word === 'and' || word === 'aur');
}

/** The next span in a direction that is not a word without a meaning of its own. */
function nearby(spans: readonly Span[], from: number, step: 1 | -1): Span | undefined {
  for (let at = from + step; Math.abs(at - from) <= 3; at += step) {
    const span = spans[at];
    const isSkipped = span && ['filler', 'particle', 'currency'].includes(span.meaning.kind);
    if (!isSkipped) return span;
  }
  return undefined;
}

/** Which limit an amount is, by the words before and after it. */
function sideOf(spans: readonly Span[], at: number): Side | null {
  const after = nearby(spans, at, 1);
  if (after?.meaning.kind === 'bound' && after.meaning.after !== null && !isBeforeNext(spans, after)) {
    const follows = nearby(spans, spans.indexOf(after), 1);
    const isNegated = follows?.meaning.kind === 'not' && follows.meaning.place === 'after';
    return isNegated ? opposite(after.meaning.after) : after.meaning.after;
  }
  const before = nearby(spans, at, -1);
  if (before?.meaning.kind !== 'bound') return null;
  return before.meaning.before ?? (isBeforeNext(spans, before) ? before.meaning.after : null);
}

/** Whether "and below" belongs to the amount after it: "above 3 lakh and below 5 lakh". */
const isBeforeNext = (spans: readonly Span[], bound: Span): boolean =>
  bound.tokens[0]?.text === 'and' && spans[spans.indexOf(bound) + 1]?.meaning.kind === 'amount';

const opposite = (side: Side): Side => (side === 'min' ? 'max' : side === 'max' ? 'min' : 'about');
