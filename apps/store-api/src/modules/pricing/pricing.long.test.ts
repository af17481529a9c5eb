import fc from 'fast-check';
import { it } from 'vitest';
import { anyBag, anyTerms, checkOrder } from './testing.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);

it('the lines of 100,000 random orders add up to the totals, and no amount is below zero', () =>
  fc.assert(
    fc.property(anyBag, anyTerms, (lines, terms) => checkOrder(lines, terms)),
    { numRuns: 100_000, seed },
  ));
