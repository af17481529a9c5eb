import { samples } from '@luxe/contract/samples';
import { describe, expect, it, test } from 'vitest';
import { findSize, readLength, type Ease } from './findSize.ts';

const garment = samples.kurtaGarment;

describe('a size from the chest of the shopper [PDP-12]', () => {
  test.each<[number, Ease, string | undefined]>([
    [97, 'regular', 'M'],
    [94.5, 'regular', 'M'],
    [100, 'regular', 'M'],
    // S has 106 cm: 9 cm of room are enough for a close fit.
    [97, 'close', 'S'],
    [97, 'loose', 'L'],
    [111, 'loose', 'XL'],
    [85, 'close', 'XS'],
    [80, 'regular', 'XS'],
    [77, 'regular', undefined],
    [113, 'regular', undefined],
  ])('%d cm, %s fit: %s', (cm, ease, size) => {
    expect(findSize(garment, { of: 'body', cm, ease })?.size).toBe(size);
  });

  it('has the measure of the garment and its room', () => {
    expect(findSize(garment, { of: 'body', cm: 97, ease: 'regular' })).toEqual({
      size: 'M',
      cm: 112,
      difference: 15,
    });
  });

  it('is unknown without ranges', () => {
    const { fits: _, ...rest } = garment;
    expect(findSize(rest, { of: 'body', cm: 97, ease: 'regular' })).toBeUndefined();
  });
});

test.each([
  [112, 'M'],
  [113, 'M'],
  // Between two sizes, the larger.
  [109, 'M'],
  [92, 'XS'],
  [91, undefined],
  [132, 'XL'],
  [133, undefined],
])('a garment with a chest of %d cm matches size %s', (cm, size) => {
  expect(findSize(garment, { of: 'garment', cm })?.size).toBe(size);
});

test.each([
  ['96', 96],
  [' 96,5 cm ', 96.5],
  ['38 in', 96.52],
  ['38"', 96.52],
  ['38 inches', 96.52],
  ['38', 96.52],
  ['19', undefined],
  ['38 cm', undefined],
  ['960', undefined],
  ['M', undefined],
  ['', undefined],
])('"%s" is read as %s cm', (text, cm) => {
  const read = readLength(text);
  if (cm === undefined) expect(read).toBeUndefined();
  else expect(read).toBeCloseTo(cm);
});
