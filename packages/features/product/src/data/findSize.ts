import type { ProductData } from './productPart.ts';

export type Garment = NonNullable<ProductData['garment']>;

/** How close a garment should be to the body. */
export type Ease = 'close' | 'regular' | 'loose';

/** What the shopper knows: a measure of their body, or the same measure of a garment they own. In cm. */
export type KnownMeasure =
  | { readonly of: 'body'; readonly cm: number; readonly ease: Ease }
  | { readonly of: 'garment'; readonly cm: number };

export interface FoundSize {
  readonly size: string;
  /** The measure of the garment in this size, in cm. */
  readonly cm: number;
  /** What the garment has more than the measure that the shopper knows, in cm. Negative: less. */
  readonly difference: number;
}

/** A close garment needs this much room over the body, in cm. */
const leastRoom = 4;
/** A garment whose measure differs by more than this, in cm, is no match for a garment of the shopper. */
const largestDifference = 8;
/** How far below the smallest size a body may be, in cm. */
const belowSmallest = 6;

/** The part of the body that decides the size. */
export const decidingPart = ({ fits }: Garment): 'chest' | 'waist' => fits?.part ?? 'chest';

/** The size of a garment for a shopper. Undefined when no size fits. */
export function findSize(garment: Garment, known: KnownMeasure): FoundSize | undefined {
  const lengths = garment.measures.find(({ part }) => part === decidingPart(garment))?.cm ?? [];
  const index = known.of === 'body' ? sizeForBody(garment, lengths, known) : nearest(lengths, known.cm);
  const [size, cm] = [garment.sizes[index ?? -1], lengths[index ?? -1]];
  return size === undefined || cm === undefined ? undefined : { size, cm, difference: cm - known.cm };
}

function sizeForBody(
  { fits, sizes }: Garment,
  lengths: readonly number[],
  { cm, ease }: { cm: number; ease: Ease },
): number | undefined {
  const ranges = fits?.ranges ?? [];
  const smallest = ranges[0];
  const regular = ranges.findIndex(({ to }) => cm <= to);
  if (regular < 0 || !smallest || cm < smallest.from - belowSmallest) return undefined;
  const smaller = lengths[regular - 1];
  if (ease === 'close' && smaller !== undefined && smaller - cm >= leastRoom) return regular - 1;
  return ease === 'loose' ? Math.min(regular + 1, sizes.length - 1) : regular;
}

/** The size whose measure is nearest. Between two sizes, the larger. */
function nearest(lengths: readonly number[], cm: number): number | undefined {
  const differences = lengths.map((length) => Math.abs(length - cm));
  const least = Math.min(...differences);
  return least <= largestDifference ? differences.lastIndexOf(least) : undefined;
}

const cmPerInch = 2.54;
/** Measures of a body, in cm, that the shop has clothes for or that a typing mistake does not make. */
const [smallestBody, largestBody] = [50, 180];

/**
 * Reads a measure as shoppers type it: `96`, `96.5 cm`, `38 in` or `38"`. Returns cm. Number keyboards of
 * phones have no letters, so a number without a unit that is too small for cm is in inches. Undefined for
 * other texts, and for lengths that no chest or waist has.
 */
export function readLength(text: string): number | undefined {
  const [, digits, unit = ''] =
    /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(cm|in|inch|inches|"|”)?\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replace(',', '.'));
  const isInches = /^(?:in|"|”)/i.test(unit) || (unit === '' && number < smallestBody);
  const cm = isInches ? number * cmPerInch : number;
  return cm >= smallestBody && cm <= largestBody ? cm : undefined;
}
