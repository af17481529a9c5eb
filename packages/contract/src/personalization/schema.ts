import { z } from 'zod';
import { productCardSchema } from '../catalogue/productCardSchema.ts';

/** Maximum number of products in a rail. */
export const railLimit = 12;

/** Maximum number of products that a page reports as shown. */
const visibleProductLimit = 48;

/** The pages that have rails. */
const railPages = ['home', 'listing', 'product', 'bag'] as const;

/**
 * Kinds of product rails. `similar`: products of the same kind as the products of the page.
 * `because`: products similar to the one that the visitor viewed last, which `about` names. `complements`:
 * products that go with the products of the page. `popular`: bestsellers. `viewed`: the products that the
 * request lists in `viewed`.
 */
const railKinds = ['similar', 'complements', 'because', 'popular', 'viewed'] as const;

const railSchema = z.object({
  kind: z.enum(railKinds),
  /** Name of the viewed product of a rail `because`. */
  about: z.string().optional(),
  products: z.array(productCardSchema).min(1).max(railLimit),
});

const id = z.string().max(40);

export const personalizationSchemas = {
  personalizedProducts: {
    body: z.object({
      channel: z.string().max(20),
      base_site: z.literal('lux'),
      page: z.enum(railPages),
      product_id: id.optional(),
      brand_id: id.optional(),
      category: id.optional(),
      /** Visitor id, which the session boundary fills in after consent for preferences. */
      mcv_id: z.string().max(80).optional(),
      /** Products viewed in this browser, latest first. Not in the specification. */
      viewed: z
        .array(id)
        .max(railLimit + 1)
        .optional(),
      /** Products that the page already shows; `popular` leaves them out. Not in the specification. */
      shown: z.array(id).max(visibleProductLimit).optional(),
    }),
    response: z.object({ rails: z.array(railSchema).max(railKinds.length) }),
  },
};
