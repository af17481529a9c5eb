import { z } from 'zod';
import { itemSchema, rupees, textField, type EventDefinition } from './eventDefinition.ts';

const item = z.object({ item: itemSchema });

/** Events about products, the bag, checkout and orders. */
export const saleEvents = {
  'product viewed': {
    fields: z.object({
      item: itemSchema,
      /** Addresses of the pictures. Analytics get the first five [ANA-13]. */
      images: z.array(z.string()).readonly().optional(),
    }),
    when: 'The page of a product has its data. Another colour or size is not another view.',
    once: 'page',
  },
  'added to cart': {
    fields: item,
    when: 'The store has added an item to the bag, or a gift card to its cart.',
    once: 'act',
  },
  'removed from cart': { fields: item, when: 'The store has removed a line of the bag.', once: 'act' },
  'added to wishlist': { fields: item, when: 'The store has saved a product.', once: 'act' },
  'removed from wishlist': {
    fields: item,
    when: 'The store has removed a saved product.',
    once: 'act',
  },
  'buy now': {
    fields: item,
    when: 'The item that the shopper buys at once is in a cart of its own.',
    once: 'act',
  },
  'checkout viewed': {
    fields: z.object({ payable: rupees, count: z.int().nonnegative() }),
    when: 'Checkout has its data. It is also the screen "Checkout".',
    once: 'page',
  },
  'payment method selected': {
    fields: z.object({ mode: textField(40) }),
    when: 'The shopper continues with a payment method. It is also the screen "Checkout - Proceed to Payment".',
    once: 'act',
  },
  'order placed': {
    fields: z.object({
      orderId: textField(60),
      payable: rupees,
      items: z.array(itemSchema).readonly(),
      /** True: `orderId` is the number of a bought gift card. */
      isGiftCard: z.boolean().optional(),
    }),
    when: 'The outcome of a placed order is shown, and the store grants this browser the claim of its event.',
    once: 'order',
  },
  'order unsuccessful': {
    fields: z.object({ reason: textField(60) }),
    when: 'An order or its payment has failed.',
    once: 'act',
  },
  'return requested': {
    fields: z.object({ orderId: textField(60) }),
    when: 'The store has accepted a request for a return or a replacement.',
    once: 'act',
  },
  'cancellation requested': {
    fields: z.object({ orderId: textField(60) }),
    when: 'The store has cancelled units of an order.',
    once: 'act',
  },
} as const satisfies Record<string, EventDefinition>;
