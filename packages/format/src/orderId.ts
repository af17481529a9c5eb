import { cleanCode } from './codes.ts';

/**
 * Reads an order id (`LX-2611-8229-10`) from typed, pasted or displayed text: `#lx 2611 8229 10`,
 * `2611822910`. Cleans any other text like a coupon code (`cleanCode`).
 */
export function cleanOrderId(typed: string): string {
  const clean = cleanCode(typed);
  const [, month, first, rest, round] =
    /^(?:ORDER)?(?:NO|NUMBER|ID)?(?:LX)?(\d{4})(\d{4})(\d{2})(\d*)$/.exec(clean.replace(/[^A-Z0-9]/g, '')) ??
    [];
  if (month === undefined) return clean;
  return `LX-${month}-${first}-${rest}${round ? `-${round}` : ''}`;
}
