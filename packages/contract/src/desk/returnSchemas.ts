import { z } from 'zod';
import { afterParam, day, fileUrl, id, moment, next, paise } from './shared.ts';
import { deskReturnMethods, deskReturnStates, deskUnitStates } from './values.ts';

const state = z.enum(deskReturnStates);

const head = z.object({
  id,
  code: z.string(),
  orderId: z.string(),
  state,
  /** What the shopper gets. */
  kind: z.enum(['refund', 'replacement']),
  method: z.enum(deskReturnMethods),
  createdAt: moment,
  /** Last day on which the shopper hands the items over. */
  handOverBy: day,
});

/** A return of an order. */
export const returnDetail = head.extend({
  refundTo: z.enum(['source', 'bank', 'cliq-cash']),
  withdrawnAt: moment.nullable(),
  pickup: z.object({ day, slot: z.string(), city: z.string(), postalCode: z.string() }).nullable(),
  /** The store that accepts the items, and the code that the shopper shows there. */
  store: z.object({ name: z.string(), city: z.string(), dropCode: z.string() }).nullable(),
  /** Courier of the shopper, and what the shop pays back for it. */
  courier: z.object({ name: z.string(), trackingNumber: z.string(), paise }).nullable(),
  /** Last four digits of the bank account for the refund. */
  bankLastFour: z.string().nullable(),
  /** Why the items were rejected; empty without a rejection. */
  rejection: z.string(),
  /** What the shopper wrote against the rejection. */
  dispute: z.string().nullable(),
  units: z.array(
    z.object({
      unitId: id,
      lineId: id,
      productName: z.string(),
      state: z.enum(deskUnitStates),
      reason: z.enum(['size', 'notAsShown', 'changedMind', 'damaged', 'wrongItem', 'missing']),
      /** The shopper's words; empty for none. */
      comment: z.string(),
      /** The offer that the shopper gets instead; null for a refund. */
      replacement: z
        .object({ ussid: z.string(), status: z.enum(['reserved', 'released', 'sent']) })
        .nullable(),
    }),
  ),
  /** A browser shows such a URL in a picture, and downloads it as a link. */
  photos: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int(), url: fileUrl })),
  /** Moves that are possible now, and the fields that they show. `inspected` accepts the items. */
  moves: z.array(z.object({ to: state, fields: z.array(z.enum(['isSellable', 'rejection'])) })),
});

export const deskReturnSchemas = {
  returns: {
    query: z.object({
      /** `received`: to inspect. */
      state: state.optional(),
      method: z.enum(deskReturnMethods).optional(),
      after: afterParam,
    }),
    response: z.object({
      returns: z.array(
        head.extend({ products: z.array(z.string()), photos: z.int(), isDisputed: z.boolean() }),
      ),
      next,
    }),
  },
};
