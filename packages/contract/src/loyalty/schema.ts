import { z } from 'zod';
import { priceSchema } from '../shared/schema.ts';
import { loyaltyTiers } from './tiers.ts';

const itemCode = z.string().min(1).max(60);
const programId = z.string().min(1).max(40);

export const loyaltySchemas = {
  loyaltySimulation: {
    body: z.object({
      neuPassTier: z.enum([...loyaltyTiers, 'NonMember']),
      /** `tcp`: the journey from the partner's app. `tcl`: any other. */
      source: z.enum(['tcp', 'tcl']),
      /** State of the membership; empty for none. */
      neuPassStatus: z.enum(['ACTIVE', 'INACTIVE', '']),
      items: z
        .array(
          z.object({
            /** USSID of an offer. */
            itemCode,
            programId,
            tier: z.literal('Base'),
          }),
        )
        .min(1)
        .max(100),
    }),
    response: z.object({
      /** Whether the purchases of the shopper earn points. */
      isMember: z.boolean(),
      /** Amount that earns one point. */
      spendPerPoint: priceSchema,
      /** Items that the shop sells, with the points of one unit at its price. */
      items: z.array(z.object({ itemCode, programId, points: z.int().nonnegative() })),
    }),
  },
};
