import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toLegalFacts } from './toLegalFacts.ts';

const { legalFacts, mrpPrice } = samples.productDetails;

test('lists the facts that the law requires, in its order, with the MRP inclusive of all taxes', () => {
  const facts = toLegalFacts({ ...(legalFacts && { legalFacts }), mrpPrice });
  expect(facts.map(({ term }) => term)).toEqual([
    'Generic name',
    'Country of origin',
    'Manufacturer',
    'Importer',
    'Net quantity',
    'Maximum retail price',
    'Customer care',
    'Seller',
  ]);
  expect(facts.find(({ term }) => term === 'Maximum retail price')?.value).toMatch(
    /^₹[\d,]+, inclusive of all taxes$/,
  );
  expect(facts.at(-1)?.value).toBe(`${legalFacts?.seller?.legalName}, ${legalFacts?.seller?.address}`);
});

test('leaves out facts that the retailer has not given', () => {
  expect(toLegalFacts({ mrpPrice }).map(({ term }) => term)).toEqual(['Maximum retail price']);
});
