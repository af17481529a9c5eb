import { rupeesToPaise, type Paise } from '@luxe/format';
import { parseRupees } from './parseRupees.ts';
import type { BuyValues } from './types.ts';

/** The chosen or typed amount; undefined while the shopper has not typed an amount. */
export function amountOf({
  preset,
  otherAmount,
}: Pick<BuyValues, 'preset' | 'otherAmount'>): Paise | undefined {
  const rupees = parseRupees(preset === 'other' ? otherAmount : preset);
  return rupees === undefined ? undefined : rupeesToPaise(rupees);
}
