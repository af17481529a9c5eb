import { z } from 'zod';

/** The outlines that the product page can draw. */
const shapes = ['coat', 'dress', 'knit', 'kurta', 'lehenga', 'saree', 'shirt', 'trousers'] as const;

/** What can be measured on a garment. */
const parts = [
  'blouseChest',
  'blouseLength',
  'chest',
  'hem',
  'hip',
  'inseam',
  'length',
  'rise',
  'shoulder',
  'sleeve',
  'slit',
  'waist',
  'width',
] as const;

const centimetres = z.number().positive().max(2_000);
const factSchema = z.object({ label: z.string(), value: z.string() });

/**
 * The measures of a garment laid flat, in cm, and facts about its fit and its cloth. The product page draws
 * the garment from these measures. Not in the specification.
 */
export const garmentSchema = z
  .object({
    shape: z.enum(shapes),
    /** The sizes in order, named as in `sizelink`. */
    sizes: z.array(z.string()).min(1),
    /** The bodies that each size fits: one range for each size. Absent for a garment in one size. */
    fits: z
      .object({
        part: z.enum(['chest', 'waist']),
        ranges: z.array(z.object({ from: centimetres, to: centimetres })).min(1),
      })
      .optional(),
    /** One number for each size. Chest, waist, hip and hem are the full way round. */
    measures: z.array(z.object({ part: z.enum(parts), cm: z.array(centimetres).min(1) })).min(1),
    /** How the garment fits. */
    facts: z.array(factSchema),
    /** The cloth, and its care. */
    fabric: z.array(factSchema),
  })
  .refine(
    ({ sizes, fits, measures }) =>
      [...measures.map(({ cm }) => cm), ...(fits ? [fits.ranges] : [])].every(
        ({ length }) => length === sizes.length,
      ),
    'has no measure or no range for a size',
  );
