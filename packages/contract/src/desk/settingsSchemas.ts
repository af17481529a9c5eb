import { z } from 'zod';
import { afterParam, id, idParam, moment, next, paise } from './shared.ts';
import { deskRoles, deskTextLimits } from './values.ts';

const params = z.object({ ussid: z.string().max(100) });

const offerResponse = z.object({
  offer: z.object({
    ussid: z.string(),
    productName: z.string(),
    mrpPaise: paise,
    pricePaise: paise,
    /** Units that can be ordered. */
    stock: z.int(),
  }),
});

const definition = { name: z.string(), sentence: z.string() };
/** A value in JSON: a number, or a list of tax rates. */
const value = z.json();

const policyResponse = z.object({
  values: z.array(
    z.discriminatedUnion('type', [
      z.object({
        ...definition,
        type: z.enum(['paise', 'days', 'minutes', 'count', 'basisPoints']),
        value: z.number(),
        /** Value of a new shop, and the bounds. */
        seed: z.number(),
        min: z.number(),
        max: z.number(),
      }),
      z.object({ ...definition, type: z.literal('gstSlabs'), value }),
    ]),
  ),
  /** Newest first; at most 100. */
  changes: z.array(
    z.object({ name: z.string(), oldValue: value, newValue: value, operator: z.string(), at: moment }),
  ),
});

export const deskSettingsSchemas = {
  offer: { params, response: offerResponse },
  changePrice: {
    params,
    /** Rupees as typed: `4999` or `4,999.50`. */
    body: z.object({ rupees: z.string().max(30) }),
    response: offerResponse,
  },
  changeStock: { params, body: z.object({ stock: z.number() }), response: offerResponse },
  policy: { response: policyResponse },
  changePolicy: {
    params: z.object({ name: z.string().max(60) }),
    body: z.object({ value }),
    response: policyResponse,
  },
  staff: {
    response: z.object({
      /** By name. */
      people: z.array(
        z.object({
          id,
          name: z.string(),
          email: z.string(),
          roles: z.array(z.enum(deskRoles)),
          /** `firstPassword`: the account still has its generated password. */
          state: z.enum(['active', 'firstPassword', 'disabled']),
          disabledAt: moment.nullable(),
        }),
      ),
    }),
  },
  audit: {
    query: z.object({
      /** Id of a person. */
      person: idParam.optional(),
      /** What the action is about: `order LX-2611-2048-77`. */
      subject: z.string().max(deskTextLimits.search).optional(),
      after: afterParam,
    }),
    response: z.object({
      rows: z.array(
        z.object({
          id,
          at: moment,
          /** Empty for a failed login of an unknown address. */
          person: z.string(),
          action: z.string(),
          subject: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
      next,
    }),
  },
};
