import { describe, expect, it, test } from 'vitest';
import { planOf } from '../../testing/tara.ts';
import { adviceOf } from './sizeAnswer.ts';

const shoes = {
  title: 'Men’s shoes',
  columns: ['Size', 'Indian', 'UK', 'US', 'Foot length, cm'],
  rows: [
    ['EU 40', '6', '6', '8', '25.3'],
    ['EU 41', '7', '7', '9', '26.0'],
    ['EU 42', '8', '8', '10', '26.7'],
  ],
  note: '',
};
const belts = {
  title: 'Belts',
  columns: ['Size', 'Waist, cm', 'Waist, inches'],
  rows: [
    ['75 cm', '72 to 77', '30'],
    ['80 cm', '77 to 82', '31'],
  ],
  note: '',
};

describe('the advice of a size chart', () => {
  test.each([
    ['my foot is 25.5 cm long', [], 'EU 41'],
    ['25.3cm', [], 'EU 40'],
    ['I wear UK 8', [], 'EU 42'],
    ['us 9 please', [], 'EU 41'],
    ['Indian 7', [], 'EU 41'],
    ['ind 7', [], 'EU 41'],
    ['does it fit', ['EU 42'], 'EU 42'],
    ['does it fit', ['42'], 'EU 42'],
  ])('for “%s” with the sizes %j is %s', (text, sizes, size) => {
    expect(adviceOf(shoes, { text, plan: planOf({ sizes }) }).size).toBe(size);
  });

  test.each(['what is my size', 'UK 12', 'in 8 days', '8 in black', 'my foot is 31 cm', 'my foot is 12 cm'])(
    'for “%s” is no size',
    (text) => expect(adviceOf(shoes, { text, plan: planOf({}) }).size).toBeUndefined(),
  );

  it('reads ranges, and the column with the unit of the shopper', () => {
    const adviceFor = (text: string) => adviceOf(belts, { text, plan: planOf({}) }).size;
    expect(adviceFor('waist 79 cm')).toBe('80 cm');
    expect(adviceFor('my waist is 31 inches')).toBe('80 cm');
  });

  it('names the chart and what it was asked', () => {
    expect(adviceOf(shoes, { text: 'UK 8', plan: planOf({}) }).sentences).toEqual([
      'UK 8 is EU 42 in the chart “Men’s shoes”.',
    ]);
    expect(adviceOf(shoes, { text: 'my foot is 31 cm', plan: planOf({}) }).sentences).toEqual([
      'The chart “Men’s shoes” has no size for 31 cm.',
    ]);
  });
});
