import { z } from 'zod';
import { eventIdSchema } from '../shared/schema.ts';

const accepted = z.object({ status: z.literal('SUCCESS') });

/** Values of several items, joined by `|`. */
const joined = (limit: number) => z.string().max(limit).optional();

const salesQuery = z.object({
  event_name: z.enum(['viewproduct', 'funnel_add2cart', 'funnel_salecomplete']),
  /** Milliseconds since the Unix epoch. */
  event_time: z.coerce.number().int().nonnegative().max(8.64e15),
  os_name: z.string().max(40),
  /** Customer id, visitor id, or NA. */
  cli_ubid: z.string().max(80),
  /** Random id, so that an event that is sent again counts once. Not in the specification. */
  event_id: eventIdSchema.optional(),
  product_quantities: joined(600),
  product_prices: joined(1200),
  sku_id: joined(4000),
  seller_id: joined(2000),
  sales: z.string().max(40).optional(),
  item_identifier: z.string().max(100).optional(),
});

/** A stored event of sales analytics, for the download of a customer's data. */
export const salesEventSchema = salesQuery
  .pick({
    event_name: true,
    ...{ product_quantities: true, product_prices: true, sku_id: true, seller_id: true },
    ...{ sales: true, item_identifier: true },
  })
  .extend({ at: z.iso.datetime() });

export const eventSchemas = {
  productViewed: {
    body: z.object({
      channel: z.string().max(20),
      base_site: z.literal('lux'),
      product_id: z.string().max(40),
      /** Visitor id, as in `personalizedProducts`. Not in the specification. */
      mcv_id: z.string().max(80).optional(),
    }),
    response: accepted,
  },
  salesEvent: { query: salesQuery, response: accepted },
  postSalesEvent: { query: salesQuery, response: accepted },
};
