import type { PayChoice } from '../data/payChoice.ts';

/** Whether this is a phone or tablet, which likely has a UPI app. */
export const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches;

/** The chosen UPI method, else the app on a touch screen, else the first saved id, else a typed id. */
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
