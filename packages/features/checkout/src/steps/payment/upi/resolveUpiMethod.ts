import type { PayChoice } from '../payChoice.ts';

/** Whether this is a phone or tablet, which likely has a UPI app. */
export const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches;

/**
 * Returns the UPI method that the shopper chose. Without a choice, returns the UPI app on a touch screen,
 * otherwise the first saved id. Without a saved id, returns the method of typing an id.
 */
export function resolveUpiMethod(
  { upiMethod, upiId }: Pick<PayChoice, 'upiMethod' | 'upiId'>,
  saved: readonly string[],
) {
  if (upiMethod === 'app' || (!upiMethod && upiId === '' && isTouch()))
    return { method: 'app' as const, upiId: undefined };
  if (upiMethod === 'saved' && saved.includes(upiId)) return { method: 'saved' as const, upiId };
  const [first] = saved;
  if (upiMethod !== 'typed' && first !== undefined && upiId === '')
    return { method: 'saved' as const, upiId: first };
  return { method: 'typed' as const, upiId };
}
