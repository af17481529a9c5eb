import { expect, test } from 'vitest';
import { kurtaGarment } from '../samples/productDetails.ts';
import { garmentSchema } from './garmentSchema.ts';

const firstRanges = kurtaGarment.fits?.ranges.slice(0, 1);
const { fits: _, ...withoutRanges } = kurtaGarment;

test.each<[string, boolean, object]>([
  ['a measure and a range for each size', true, kurtaGarment],
  ['no ranges', true, withoutRanges],
  ['fewer measures than sizes', false, { ...kurtaGarment, measures: [{ part: 'chest', cm: [100] }] }],
  ['fewer ranges than sizes', false, { ...kurtaGarment, fits: { part: 'chest', ranges: firstRanges } }],
  ['fewer sizes than measures', false, { ...kurtaGarment, sizes: ['M'] }],
])('a garment with %s: valid is %s [PDP-12]', (_name, isValid, garment) => {
  expect(garmentSchema.safeParse(garment).success).toBe(isValid);
});
