import { z } from 'zod';

/** An event of the shop: its fields, when it fires, and how often. Its receivers are in `receivers.ts`. */
export interface EventDefinition {
  /** The fields of the event. None of them identifies a person. */
  readonly fields: z.ZodObject;
  /** When the event fires, in a sentence. */
  readonly when: string;
  /**
   * How often it fires. `act`: for each act of the shopper. `page`: for each view of a page. `order`: for
   * each order or bought gift card, over all tabs, reloads, days and devices. `session`: for each login
   * session.
   */
  readonly once: 'act' | 'page' | 'order' | 'session';
}

const text = (limit: number) => z.string().max(limit);
/** An amount in rupees. */
export const rupees = z.number().nonnegative();
export const textField = text;

/** A product in an event. */
export const itemSchema = z
  .object({
    productCode: text(60),
    ussid: text(60).optional(),
    sellerId: text(40).optional(),
    name: text(300).optional(),
    brand: text(120).optional(),
    /** Only of an item that is not in the catalogue: a gift card. */
    category: text(60).optional(),
    /** Price of one unit in rupees. */
    price: rupees.optional(),
    /** Default 1. */
    quantity: z.int().positive().optional(),
    /** A free gift, which sales analytics do not count. */
    isFreeGift: z.boolean().optional(),
  })
  .readonly();
