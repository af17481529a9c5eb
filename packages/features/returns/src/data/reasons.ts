import type { ReturnOptions } from '@luxe/contract/calls';
import type { Reason } from '@luxe/patterns/reason-picker';
import { copy } from './copy.ts';
import { isFault, type ReturnReason } from './draft.ts';

/** Codes of the reasons, as the store expects them. */
export const reasonCodes = [
  'size',
  'notAsShown',
  'changedMind',
  'damaged',
  'wrongItem',
  'missing',
] as const satisfies readonly ReturnReason[];

/** The reasons for `quantity` units of a line. Units that cannot be returned can only have a fault. */
export const reasonsFor = (
  {
    returnableQuantity,
    replaceableQuantity,
  }: Pick<ReturnOptions['lines'][number], 'returnableQuantity' | 'replaceableQuantity'>,
  quantity: number,
): Reason[] =>
  reasonCodes
    .filter((code) => isFault(code) || quantity <= Math.max(returnableQuantity, replaceableQuantity))
    .map((code) => ({
      code,
      label: copy.reasons[code],
      comment: isFault(code) ? 'required' : 'optional',
    }));
