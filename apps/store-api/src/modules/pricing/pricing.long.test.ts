import fc from 'fast-check';
import { it } from 'vitest';
import { anyBag, anyTerms, checkOrder } from './testing.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);

it('prices 100,000 random orders so that the parts add up to the total, none below zero', () =>
  fc.assert(
    fc.property(anyBag, anyTerms, (lines, terms) => checkOrder(lines, terms)),
    { numRuns: 100_000, seed },
  ));
