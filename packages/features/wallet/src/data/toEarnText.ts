import type { CallResponse } from '@luxe/contract/calls';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { earnCopy } from './earnCopy.ts';

/** Points that a purchase earns: for an amount that is paid, or for one unit of each item. */
export const toEarnedPoints = (
  { items, spendPerPoint }: CallResponse<'loyaltySimulation'>,
  payable: Paise | undefined,
): number =>
  payable === undefined
    ? items.reduce((sum, { points }) => sum + points, 0)
    : Math.floor(payable / rupeesToPaise(spendPerPoint.doubleValue));

/** What a shopper reads about these points; empty for none. */
export const toEarnText = (points: number, isMember: boolean): string =>
  points === 0 ? '' : isMember ? earnCopy.you(points) : earnCopy.members(points);
