import { z } from 'zod';
import { rupees, textField, type EventDefinition } from './eventDefinition.ts';
import { maxImpressions, screenNames, searchTypes } from './values.ts';

/** Events about pages and searches. */
export const pageEvents = {
  'page viewed': {
    fields: z.object({ path: textField(300), title: textField(300).optional() }),
    when: 'A page has been open for two seconds. A secret in its path is left out.',
    once: 'page',
  },
  'screen viewed': {
    fields: z.object({ screen: z.enum(screenNames) }),
    when: 'A screen appears that has a name of its own: a bag, a form for an address, an outcome, an error.',
    once: 'page',
  },
  'hover links viewed': {
    fields: z.object({ section: textField(100) }),
    when: 'The links of a section of the header have been open for four seconds.',
    once: 'act',
  },
  'listing viewed': {
    fields: z.object({
      query: textField(600),
      total: z.int().nonnegative(),
      page: z.int().positive(),
      /** Names of the categories that the list offers. Analytics get the first six. */
      categories: z.array(z.string()).readonly().optional(),
      /** Campaign ids, which a campaign link adds to the URL of the listing. */
      icid: textField(100).optional(),
      icid2: textField(100).optional(),
    }),
    when: 'A list of products, or another page or filter of it, has loaded.',
    once: 'page',
  },
  search: {
    fields: z.object({ type: z.enum(searchTypes), text: textField(200) }),
    when: 'The shopper starts a search, follows a suggestion or a product of the search, or closes the search by its icon.',
    once: 'act',
  },
  'search results seen': {
    fields: z.object({
      text: textField(200),
      /** Number of the group of ten, from 1. */
      group: z.int().min(1).max(3),
      products: z
        .array(
          z.object({ productCode: textField(60), position: z.int().min(1).max(maxImpressions) }).readonly(),
        )
        .readonly(),
    }),
    when: 'Ten of the first thirty results of a search have been in the window. Fewer, when the page changes before.',
    once: 'page',
  },
  'pincode chosen': {
    fields: z.object({ isServicable: z.boolean() }),
    when: 'The shopper has chosen a pincode for delivery.',
    once: 'act',
  },
  'brand cash viewed': {
    fields: z.object({
      /** Programmes that are not EXPIRED [ANA-07]. */
      programmes: z
        .array(
          z
            .object({ brandCode: textField(60), brandName: textField(120), remainingBalance: rupees })
            .readonly(),
        )
        .readonly(),
    }),
    when: 'The page of brand cash has its data.',
    once: 'page',
  },
  'loyalty points viewed': {
    /** `tier`: name of the tier in analytics [ANA-05]. */
    fields: z.object({ tier: textField(20) }),
    when: 'The page of points has its data.',
    once: 'page',
  },
} as const satisfies Record<string, EventDefinition>;
