import type { PayChoice } from '../data/payChoice.ts';

/** A phone or tablet: the UPI app is likely on this device. */
export const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches;

/** How UPI is paid: the way that was chosen, else the app on a touch screen, the first saved id, or an id to type. */
export function upiWayOf({ upiWay, upiId }: Pick<PayChoice, 'upiWay' | 'upiId'>, saved: readonly string[]) {
  if (upiWay === 'app' || (!upiWay && upiId === '' && isTouch()))
    return { way: 'app' as const, upiId: undefined };
  if (upiWay === 'saved' && saved.includes(upiId)) return { way: 'saved' as const, upiId };
  const [first] = saved;
  if (upiWay !== 'typed' && first !== undefined && upiId === '')
    return { way: 'saved' as const, upiId: first };
  return { way: 'typed' as const, upiId };
}
