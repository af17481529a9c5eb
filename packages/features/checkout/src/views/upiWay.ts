import type { PayChoice } from '../data/payChoice.ts';

/** How UPI is paid: the way that was chosen, else the first saved id, else an id to type. */
export function upiWayOf({ upiWay, upiId }: Pick<PayChoice, 'upiWay' | 'upiId'>, saved: readonly string[]) {
  if (upiWay === 'app') return { way: 'app' as const, upiId: undefined };
  if (upiWay === 'saved' && saved.includes(upiId)) return { way: 'saved' as const, upiId };
  const [first] = saved;
  if (upiWay !== 'typed' && first !== undefined && upiId === '')
    return { way: 'saved' as const, upiId: first };
  return { way: 'typed' as const, upiId };
}
