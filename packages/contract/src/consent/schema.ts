import { z } from 'zod';
import { platformQuery, successSchema } from '../shared/schema.ts';
import { consentCategories, consentSources } from './consent.ts';

const categories = z.array(z.enum(consentCategories)).max(consentCategories.length);
const visitorId = z.string().max(80).optional();

/** An answer about stored data, for the download of a customer's data. */
export const consentRecordSchema = z.object({
  noticeVersion: z.int(),
  /** What the shopper allowed; empty for only necessary data. */
  categories,
  source: z.enum(consentSources),
  /** ISO 8601. */
  answeredAt: z.string(),
});

export const consentSchemas = {
  recordConsent: {
    query: platformQuery,
    body: z.object({
      /** Random id of the browser's answers. It is used for nothing else. */
      consentId: z.uuid(),
      noticeVersion: z.int().min(1).max(10_000),
      categories,
      source: z.enum(consentSources),
      /** Seconds since the Unix epoch, by the clock of the browser. */
      answeredAt: z.int().min(1_700_000_000).max(9_999_999_999),
      /** Visitor id of the browser, which the session boundary fills in. A withdrawal deletes its data. */
      mcv_id: visitorId,
    }),
    response: successSchema,
  },
  curatedSearches: {
    query: platformQuery.extend({
      catalogue: z.enum(['luxury', 'indiluxe']).default('luxury'),
      /** Visitor id, which the session boundary fills in after consent for preferences. */
      mcv_id: visitorId,
    }),
    response: z.object({ searches: z.array(z.string().min(1).max(51)).max(5) }),
  },
};
