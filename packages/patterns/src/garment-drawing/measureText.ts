import type { Garment, GarmentPart } from './shape.ts';

export type LengthUnit = 'cm' | 'in';

const cmPerInch = 2.54;

/** A length in a unit, with at most one decimal: `45`, `43.5`, `17.7`. */
export const toLength = (cm: number, unit: LengthUnit): string =>
  String(Math.round((unit === 'cm' ? cm : cm / cmPerInch) * 10) / 10);

export type GarmentLabels = {
  shapes: Readonly<Record<Garment['shape'], string>>;
  parts: Readonly<Record<GarmentPart, string>>;
  units: Readonly<Record<LengthUnit, string>>;
  /** Description of a drawing. `measures` has each part with its length. */
  drawing: (shape: string, size: string, measures: string) => string;
};

export const garmentLabels: GarmentLabels = {
  shapes: {
    coat: 'Coat',
    dress: 'Dress',
    knit: 'Knit',
    kurta: 'Kurta',
    lehenga: 'Lehenga',
    saree: 'Saree with blouse',
    shirt: 'Shirt',
    trousers: 'Trousers',
  },
  parts: {
    blouseChest: 'Blouse chest',
    blouseLength: 'Blouse length',
    chest: 'Chest',
    hem: 'Hem',
    hip: 'Hip',
    inseam: 'Inseam',
    length: 'Length',
    rise: 'Rise',
    shoulder: 'Shoulder',
    sleeve: 'Sleeve',
    slit: 'Slit',
    waist: 'Waist',
    width: 'Width',
  },
  units: { cm: 'cm', in: 'in' },
  drawing: (shape, size, measures) => `${shape} laid flat, size ${size}: ${measures}`,
};

/** The measures of one size. A size that the garment does not have has none. */
export function measuresOf({ sizes, measures }: Garment, size: string): Partial<Record<GarmentPart, number>> {
  const index = sizes.indexOf(size);
  const found: Partial<Record<GarmentPart, number>> = {};
  for (const { part, cm } of measures) {
    const length = cm[index];
    if (length !== undefined) found[part] = length;
  }
  return found;
}
