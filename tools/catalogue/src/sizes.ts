import type { SizeScale } from './forms/form.ts';
import type { Gender, SizeChart } from '@luxe/store-api/model';

export interface Size {
  size: string | null;
  label: string;
  /** Price factor. */
  factor: number;
}

/** Sizes of clothing. */
export const clothingSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
/** Chest of the body, in cm, that a size of clothing is made for. `size` is its index in `clothingSizes`. */
export const bodyChest = (size: number, isForMen: boolean) => (isForMen ? 92 : 82) + size * 5;
/** Sleeve of a size of clothing, in cm. */
export const sleeveLength = (size: number) => 60 + size;

const plain = (sizes: readonly string[], label: (size: string) => string = (size) => size): Size[] =>
  sizes.map((size) => ({ size, label: label(size), factor: 1 }));

const range = (low: number, high: number, step = 1) =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => String(low + i * step));

/** The sizes of a scale. Shoes depend on gender: EU 35 to 41 for women, EU 40 to 46 for men. */
export function sizesFor(scale: SizeScale, genders: readonly Gender[]): Size[] {
  switch (scale) {
    case 'one':
      return [{ size: null, label: 'One size', factor: 1 }];
    case 'shoe':
      return plain(genders.includes('Men') ? range(40, 46) : range(35, 41), (size) => `EU ${size}`);
    case 'clothing':
      return plain(clothingSizes);
    case 'belt':
      return plain(range(75, 105, 5), (size) => `${size} cm`);
    case 'ring':
      return plain(range(10, 18), (size) => `Indian ${size}`);
    case 'bangle':
      return plain(['2.4', '2.6', '2.8']);
    case 'perfume':
      return [
        { size: '50', label: '50 ml', factor: 1 },
        { size: '100', label: '100 ml', factor: 1.45 },
      ];
    case 'jar':
      return [{ size: '50', label: '50 ml', factor: 1 }];
    case 'candle':
      return [
        { size: '180', label: '180 g', factor: 1 },
        { size: '300', label: '300 g', factor: 1.5 },
      ];
  }
}

const note =
  'Chest and waist are those of your body. The sleeve is that of the garment. Allow one centimetre either way.';

/** The size guide of a scale; undefined when a guide is not useful. */
export function sizeChartFor(scale: SizeScale, genders: readonly Gender[]): SizeChart | undefined {
  if (scale === 'shoe') {
    const men = genders.includes('Men');
    const sizes = men ? range(40, 46) : range(35, 41);
    const rows = sizes.map((size) => {
      const eu = Number(size);
      const uk = men ? eu - 34 : eu - 33;
      // India uses the UK sizes.
      return [`EU ${size}`, String(uk), String(uk), String(uk + (men ? 1 : 2)), ((eu - 2) / 1.5).toFixed(1)];
    });
    return {
      title: men ? 'Men’s shoes' : 'Women’s shoes',
      columns: ['Size', 'Indian', 'UK', 'US', 'Foot length, cm'],
      rows,
      note: 'Measure in the evening, heel to longest toe, standing.',
    };
  }
  if (scale === 'clothing') {
    const men = genders.includes('Men');
    const rows = clothingSizes.map((size, i) => [
      size,
      String((men ? 36 : 32) + i * 2),
      String((men ? 34 : 6) + i * 2),
      String((men ? 44 : 34) + i * 2),
      String((men ? 34 : 2) + i * 2),
      String(bodyChest(i, men)),
      String(bodyChest(i, men) - 14),
      String(sleeveLength(i)),
    ]);
    const columns = ['Size', 'Indian', 'UK', 'EU', 'US', 'Chest, cm', 'Waist, cm', 'Sleeve, cm'];
    return { title: men ? 'Men’s clothing' : 'Women’s clothing', columns, rows, note };
  }
  if (scale === 'belt') {
    const rows = range(75, 105, 5).map((size) => [
      `${size} cm`,
      `${Number(size) - 3} to ${Number(size) + 2}`,
      String(Math.round(Number(size) / 2.54)),
    ]);
    return {
      title: 'Belts',
      columns: ['Size', 'Waist, cm', 'Waist, inches'],
      rows,
      note: 'From the buckle to the middle hole.',
    };
  }
  if (scale === 'ring') {
    const rows = range(10, 18).map((size) => [
      `Indian ${size}`,
      (15.4 + (Number(size) - 8) * 0.32).toFixed(1),
      String(48 + (Number(size) - 8)),
    ]);
    return {
      title: 'Rings',
      columns: ['Size', 'Inner diameter, mm', 'Inner circumference, mm'],
      rows,
      note: 'Measure at the end of the day; fingers are smaller in the morning.',
    };
  }
  if (scale === 'bangle') {
    return {
      title: 'Bangles',
      columns: ['Size', 'Inner diameter, mm'],
      rows: [
        ['2.4', '57'],
        ['2.6', '60'],
        ['2.8', '64'],
      ],
      note: 'Measure the widest part of the closed hand.',
    };
  }
  return undefined;
}
