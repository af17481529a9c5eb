import type { TaraPlan } from '@luxe/contract/tara-plan';
import { copy } from './copy.ts';
import { priceOf, type Match } from './facts.ts';

const chipLimit = 4;

/** Questions that may follow a list, each of which its products answer. */
export function chipsAfter(matches: readonly Match[], plan: TaraPlan): string[] {
  const prices = matches.map(priceOf).toSorted((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const lowest = prices[0] ?? 0;
  const bound = roundedDown(middle);
  const colours = [...new Set(matches.map(({ colour }) => colour.family))];
  return [
    // The limit is above the lowest price, so that something is left.
    ...(matches.length > 2 && bound > lowest ? [copy.chips.under(bound)] : []),
    ...(plan.colours.length === 0 && colours.length > 1 ? [copy.chips.inColour(colours[0] ?? '')] : []),
    ...(matches.length > 1 ? [copy.chips.compare] : []),
    copy.chips.arrival,
  ].slice(0, chipLimit);
}

/** An amount with two digits that differ from zero: ₹48,750 becomes ₹48,000. */
function roundedDown(paise: number): number {
  const step = 10 ** Math.max(2, String(Math.floor(paise)).length - 2);
  return Math.floor(paise / step) * step;
}
