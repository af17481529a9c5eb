import { z } from 'zod';
import { successSchema } from '../shared/schema.ts';
import { vitalConnections, vitalDevices } from './values.ts';

/** Longest time that counts, in milliseconds. A page in the background can report days. */
const time = z.number().nonnegative().max(600_000).optional();

export const vitalSchemas = {
  reportVitals: {
    body: z.object({
      /** Kind of the page in the route table, such as `product`. Never an address. */
      route: z.string().regex(/^[a-zA-Z]{1,30}$/),
      device: z.enum(vitalDevices),
      connection: z.enum(vitalConnections),
      values: z
        .object({
          LCP: time,
          INP: time,
          CLS: z.number().nonnegative().max(100).optional(),
          FCP: time,
          TTFB: time,
        })
        .refine((values) => Object.values(values).some((value) => value !== undefined), {
          error: 'at least one value',
        }),
    }),
    response: successSchema,
  },
};
