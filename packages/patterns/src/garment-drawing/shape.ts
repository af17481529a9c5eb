import type { Product } from '@luxe/contract/calls';
import type { Path, Point } from './geometry.ts';

export type Garment = NonNullable<Product['garment']>;
export type GarmentPart = Garment['measures'][number]['part'];

/** The measures of one size, in cm. */
export type Measures = Readonly<Partial<Record<GarmentPart, number>>>;

/** Where the line of a dimension is: beside the garment, along a sleeve, or on the garment. */
type Side = 'above' | 'below' | 'left' | 'right' | 'along' | 'inside';

/** A measure between two points of the garment. */
export interface Dimension {
  readonly part: GarmentPart;
  readonly from: Point;
  readonly to: Point;
  readonly side: Side;
}

/** A garment laid flat, in cm. */
export interface Shape {
  /** Closed paths, which are filled. */
  readonly cloth: readonly Path[];
  /** Seams and edges. */
  readonly lines: readonly Path[];
  /** Dashed: stitches, folds and slits. */
  readonly stitches: readonly Path[];
  readonly buttons: readonly Point[];
  /** Dimensions of all parts that the shape can show. */
  readonly dimensions: readonly Dimension[];
}
