import { z } from 'zod';
import { productCardSchema } from '../catalogue/schema.ts';

/** Products of a rail, and pieces that are remembered as looked at. */
export const railLimit = 12;

/** Products that a page reports as shown. */
const shownLimit = 48;

/** The pages that rails stand on. */
const railPages = ['home', 'listing', 'product', 'bag'] as const;

/** `similar`: of the product's kind. `complements`: what goes with it. `popular`: what sells best. `viewed`: what `viewed` of the request names. */
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
      /** Visitor id of the retailer's personalisation; this store does without. */
      mcv_id: z.string().max(80).optional(),
      /** Ours: what this browser remembers as looked at, the last first. */
      viewed: z
        .array(id)
        .max(railLimit + 1)
        .optional(),
      /** Ours: what the page shows already; `popular` does not repeat it. */
      shown: z.array(id).max(shownLimit).optional(),
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
      /** Milliseconds since 1970. */
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
