import { cleanUpiId } from '@luxe/format';
import { isOutcome, type OutcomeName } from './outcomes.ts';

/** The result of a UPI id lookup. */
export interface Vpa {
  readonly vpa: string;
  readonly name: string;
  readonly outcome: OutcomeName;
}

/** The known handles after the @. UPI ids with other handles, such as `nobank`, are invalid. */
const handles = new Set(
  'sandbox upi ybl ibl axl okaxis okhdfcbank okicici oksbi paytm apl icici hdfcbank sbi axisbank kotak pthdfc ptsbi ptyes ptaxis'.split(
    ' ',
  ),
);

/**
 * Looks up a UPI id. `undefined` when the id does not exist. The name before `@sandbox` selects the outcome:
 * `pending-charged@sandbox` has the outcome `pending-charged`.
 */
export function findVpa(text: string): Vpa | undefined {
  const vpa = cleanUpiId(text);
  const [, local = '', handle = ''] = /^([a-z0-9][a-z0-9._-]{1,63})@([a-z]{2,32})$/.exec(vpa) ?? [];
  if (!handles.has(handle) || local === 'invalid') return undefined;
  const outcome = handle === 'sandbox' && isOutcome(local) ? local : 'charged';
  return { vpa, name: handle === 'sandbox' ? 'Sandbox Payer' : 'Asha Rao', outcome };
}
