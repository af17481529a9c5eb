import { z } from 'zod';
import { loyaltyTiers } from '../loyalty/tiers.ts';
import { platformQuery, priceSchema } from '../shared/schema.ts';

const creditAccounts = ['cliq-cash', 'loyalty-points', 'brand-cash'] as const;

/** Entries of a statement that a shopper can choose. */
const creditChoices = ['all', 'added', 'spent', 'ended'] as const;

const user = z.string().max(100);
const params = z.object({ user });

/** Day in India, YYYY-MM-DD. */
const day = z.iso.date();

/**
 * Why a credit changed. `earlier`: credit from before the shop recorded reasons. `released`: an order that
 * was not placed put it back. `takenBack`: points of returned items. `ended`: its last day is over.
 */
const reason = z.enum([
  ...['spent', 'released', 'refund', 'courier', 'goodwill'],
  ...['giftCard', 'earned', 'takenBack', 'ended', 'earlier'],
] as const);

/** Where a credit comes from or goes to. */
const origin = {
  reason,
  /** The order that it is about; empty for none. */
  orderId: z.string(),
  /** Number of the order for display; empty for none. */
  orderRefNo: z.string(),
  /** More about the reason: `For a late delivery`. Empty for nothing. */
  note: z.string(),
};

const lotShape = {
  ...origin,
  lotId: z.int(),
  amount: priceSchema,
  /** Last day on which it can be spent; null for no end. */
  lastDay: day.nullable(),
};

const entryShape = {
  ...origin,
  entryId: z.int(),
  /** The brand of brand cash; empty for other credits. */
  brandName: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Whether the entry adds to the balance. */
  isAdded: z.boolean(),
  /** Whether an order holds the amount whose payment is not complete. */
  isHeld: z.boolean(),
  amount: priceSchema,
  /** Balance after the entry; below zero for points that were taken back after they were spent. */
  balance: priceSchema,
};

/** Which entries of a statement. */
const statementQuery = platformQuery.extend({
  account: z.enum(creditAccounts),
  /** The brand of brand cash. */
  brandCode: z.string().max(40).optional(),
  show: z.enum(creditChoices).default('all'),
  /** Only entries of the last months. */
  months: z.coerce.number().int().min(1).max(120).optional(),
});

export const walletSchemas = {
  cliqCash: {
    params,
    query: platformQuery,
    response: z.object({
      balance: priceSchema,
      /** What ends first is spent first, and comes first. */
      lots: z.array(z.object(lotShape)),
      /** What orders hold whose payment is not complete. It is not part of the balance. */
      held: z.array(z.object({ orderId: z.string(), orderRefNo: z.string(), amount: priceSchema })),
    }),
  },
  loyaltyPoints: {
    params,
    query: platformQuery,
    response: z.object({
      isMember: z.boolean(),
      /** Points that can be spent. One point is one rupee. */
      points: z.int().nonnegative(),
      /** Points of orders whose return period is not over. */
      pending: z.array(
        z.object({
          orderId: z.string(),
          orderRefNo: z.string(),
          points: z.int().positive(),
          /** Day on which they arrive; null before the delivery. */
          arrivesOn: day.nullable(),
        }),
      ),
      /** The points that end next; null if none end. */
      endingNext: z.object({ points: z.int().positive(), lastDay: day }).nullable(),
      /** Amount that earns one point. */
      spendPerPoint: priceSchema,
      tier: z.enum(loyaltyTiers),
      /** Spend of the financial year, without what was given back. */
      spent: priceSchema,
      /** Last day of the financial year. */
      yearEnds: day,
      /** Every tier with the spend of a year that it needs, lowest first. */
      tiers: z.array(z.object({ tier: z.enum(loyaltyTiers), from: priceSchema })),
    }),
  },
  brandCashProgrammes: {
    params,
    query: platformQuery,
    response: z.object({
      programmes: z.array(
        z.object({
          brandName: z.string(),
          brandCode: z.string(),
          remainingBalance: priceSchema,
          cashProgramStatus: z.enum(['ACTIVE', 'EXPIRED']),
          /** Last day of the programme; null for no end. */
          lastDay: day.nullable(),
          /** Path of the listing with the products that the cash can pay for. */
          url: z.string(),
        }),
      ),
    }),
  },
  creditStatementFile: {
    params,
    query: statementQuery.extend({ format: z.enum(['csv', 'pdf']) }),
    response: z.object({
      /** Name for the download: `cliq-cash-2026-11-22.csv`. */
      fileName: z.string().regex(/^[a-z\d-]{1,60}\.(csv|pdf)$/),
      type: z.enum(['text/csv; charset=utf-8', 'application/pdf']),
      /** The bytes of the file in base64. */
      content: z.base64(),
    }),
  },
  creditStatement: {
    params,
    query: statementQuery.extend({
      currentPage: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: z.object({
      entries: z.array(z.object(entryShape)),
      currentPage: z.int(),
      pageSize: z.int(),
      totalNoOfEntries: z.int().nonnegative(),
    }),
  },
  creditEntry: {
    params: params.extend({ entryId: z.string().max(20) }),
    query: platformQuery,
    response: z.object({
      ...entryShape,
      account: z.enum(creditAccounts),
      /** The lot of an entry that adds credit, or the lots that the entry took from. */
      lots: z.array(z.object(lotShape)),
    }),
  },
};
