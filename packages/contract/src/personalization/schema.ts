import { z } from 'zod';
import { productCardSchema } from '../catalogue/schema.ts';

/** Maximum number of products in a rail. */
export const railLimit = 12;

/** Maximum number of products that a page reports as shown. */
const visibleProductLimit = 48;

/** The pages that have rails. */
const railPages = ['home', 'listing', 'product', 'bag'] as const;

/**
 * Kinds of product rails. `similar`: products of the same kind as the products of the page. `complements`:
 * products that go with the products of the page. `popular`: bestsellers. `viewed`: the products that the
 * request lists in `viewed`.
 */
const railKinds = ['similar', 'complements', 'popular', 'viewed'] as const;

const railSchema = z.object({
  kind: z.enum(railKinds),
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
      /** Visitor id of the retailer's personalisation; this store ignores it. */
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
  productViewed: {
    body: z.object({ channel: z.string().max(20), base_site: z.literal('lux'), product_id: id }),
    response: z.object({ status: z.literal('SUCCESS') }),
  },
  salesEvent: {
    query: z.object({
      event_name: z.enum(['viewproduct', 'funnel_add2cart', 'funnel_salecomplete']),
      /** Milliseconds since the Unix epoch. */
      event_time: z.coerce.number().int().nonnegative(),
      os_name: z.string().max(40),
      /** Customer id, visitor id, or NA. */
      cli_ubid: z.string().max(80),
      product_quantities: z.string().max(600).optional(),
      product_prices: z.string().max(600).optional(),
      sku_id: z.string().max(1000).optional(),
      seller_id: z.string().max(600).optional(),
      sales: z.string().max(40).optional(),
      item_identifier: z.string().max(1000).optional(),
    }),
    response: z.object({ status: z.literal('SUCCESS') }),
  },
};
