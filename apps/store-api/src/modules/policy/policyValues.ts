import { formatPaise, type Paise } from '@luxe/format';
import { z } from 'zod';

/**
 * GST of all products whose HSN code begins with `hsn`. Rates are in basis points: 1800 is 18%. With `upTo`,
 * `rate` applies while the value of one item without GST is at most `upTo`; otherwise, `above` applies.
 */
interface GstSlab {
  /** HSN chapter, heading or code: 2, 4, 6 or 8 digits. The longest match decides. */
  readonly hsn: string;
  readonly rate: number;
  readonly upTo?: Paise | undefined;
  readonly above?: number | undefined;
}

interface NumberDefinition {
  readonly type: 'paise' | 'days' | 'minutes' | 'count' | 'basisPoints';
  readonly seed: number;
  readonly min: number;
  readonly max: number;
  /** What the value decides, for the people who run the shop. */
  readonly sentence: string;
}

interface SlabsDefinition {
  readonly type: 'gstSlabs';
  readonly seed: readonly GstSlab[];
  readonly sentence: string;
}

/** Upper bound of an amount: ₹100 crore. */
const mostPaise: Paise = 1_00_00_00_000_00;

/** Clothes and footwear have two rates; the sale value of one item decides which one applies. */
const clothing = { rate: 500, upTo: 2_500_00, above: 1800 };

/**
 * Every value of the shop's policy. The migration that adds a value writes its seed into the table
 * `shop_policy`; a test compares the two. A new value needs an entry here and a row in a new migration.
 */
export const policyDefinitions = {
  expressFee: {
    type: 'paise',
    seed: 250_00,
    min: 0,
    max: mostPaise,
    sentence: 'Charge for the express delivery of a line.',
  },
  freeExpressFrom: {
    type: 'paise',
    seed: 20_000_00,
    min: 0,
    max: mostPaise,
    sentence: 'Value of a line from which express delivery is free.',
  },
  cashLimit: {
    type: 'paise',
    seed: 50_000_00,
    min: 0,
    max: mostPaise,
    sentence: 'Highest amount that can be paid in cash on delivery.',
  },
  panLimit: {
    type: 'paise',
    seed: 2_00_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Order value, credits included, from which the income-tax rules require a PAN.',
  },
  spendPerPoint: {
    type: 'paise',
    seed: 100_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Amount paid for which an order earns one loyalty point of one rupee.',
  },
  cliqCashDays: {
    type: 'days',
    seed: 365,
    min: 30,
    max: 3_650,
    sentence: 'Time for which refunds and other cliq cash can be spent.',
  },
  pointsDays: {
    type: 'days',
    seed: 365,
    min: 30,
    max: 3_650,
    sentence: 'Time for which points can be spent, until the end of the month.',
  },
  copperFrom: {
    type: 'paise',
    seed: 1_00_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Spend of a financial year from which a member has the tier Copper.',
  },
  silverFrom: {
    type: 'paise',
    seed: 3_00_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Spend of a financial year from which a member has the tier Silver.',
  },
  goldFrom: {
    type: 'paise',
    seed: 7_50_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Spend of a financial year from which a member has the tier Gold.',
  },
  platinumFrom: {
    type: 'paise',
    seed: 15_00_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Spend of a financial year from which a member has the tier Platinum.',
  },
  deliveryCodeFrom: {
    type: 'paise',
    seed: 1_00_000_00,
    min: 0,
    max: mostPaise,
    sentence: 'Value of a parcel from which the rider asks for a code at the door.',
  },
  courierRepayLimit: {
    type: 'paise',
    seed: 250_00,
    min: 0,
    max: mostPaise,
    sentence: 'Highest amount that is paid back for a courier that a shopper sends a return with.',
  },
  returnTravelDays: {
    type: 'days',
    seed: 7,
    min: 1,
    max: 60,
    sentence: 'Time after the request in which a shopper hands over what they return.',
  },
  giftCardMinimum: {
    type: 'paise',
    seed: 1_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Lowest amount of a gift card.',
  },
  giftCardMaximum: {
    type: 'paise',
    seed: 1_00_000_00,
    min: 1_00,
    max: mostPaise,
    sentence: 'Highest amount of a gift card.',
  },
  giftCardMessageLength: {
    type: 'count',
    seed: 200,
    min: 20,
    max: 1_000,
    sentence: 'Longest message of a gift card, in characters.',
  },
  giftCardDeliveryDays: {
    type: 'days',
    seed: 365,
    min: 0,
    max: 730,
    sentence: 'Days after today on which a gift card can be e-mailed.',
  },
  giftCardDays: {
    type: 'days',
    seed: 366,
    min: 366,
    max: 3_650,
    sentence: 'Time for which a gift card can be redeemed; at least a year.',
  },
  giftCardReviewAbove: {
    type: 'paise',
    seed: 50_000_00,
    min: 0,
    max: mostPaise,
    sentence: 'Highest amount of a gift card that is sent without a review.',
  },
  giftCardNewReviewAbove: {
    type: 'paise',
    seed: 25_000_00,
    min: 0,
    max: mostPaise,
    sentence: 'Highest amount of a gift card that a guest or new account buys without a review.',
  },
  giftCardNewDays: {
    type: 'days',
    seed: 7,
    min: 0,
    max: 365,
    sentence: 'Time for which an account is new to the review of gift cards.',
  },
  giftCardsPerDay: {
    type: 'count',
    seed: 5,
    min: 1,
    max: 1_000,
    sentence: 'Gift cards that a buyer gets in a day without a review.',
  },
  corporateMaxRows: {
    type: 'count',
    seed: 50,
    min: 1,
    max: 500,
    sentence: 'Amounts in one enquiry of a company for gift cards.',
  },
  corporateMaxCards: {
    type: 'count',
    seed: 10_000,
    min: 1,
    max: 1_000_000,
    sentence: 'Gift cards in one enquiry of a company.',
  },
  feedbackDays: {
    type: 'days',
    seed: 3,
    min: 1,
    max: 60,
    sentence: 'Time between a delivery, or the end of a return, and the request for a score.',
  },
  maxBagLines: { type: 'count', seed: 50, min: 1, max: 200, sentence: 'Maximum lines of a bag.' },
  // The contract accepts no quantity above 10.
  maxLineQuantity: {
    type: 'count',
    seed: 10,
    min: 1,
    max: 10,
    sentence: 'Maximum units of one offer in a bag.',
  },
  // The reconciler releases stock after 30 minutes at the latest.
  stockHoldMinutes: {
    type: 'minutes',
    seed: 10,
    min: 1,
    max: 30,
    sentence: 'Time for which stock is held during a payment.',
  },
  maxAddresses: {
    type: 'count',
    seed: 30,
    min: 1,
    max: 200,
    sentence: 'Maximum addresses of a customer.',
  },
  maxWishlistItems: {
    type: 'count',
    seed: 200,
    min: 1,
    max: 1_000,
    sentence: 'Maximum items of a wishlist.',
  },
  wishlistDays: {
    type: 'days',
    seed: 365,
    min: 1,
    max: 3_650,
    sentence: 'Time for which an item stays in a wishlist.',
  },
  deletionDays: {
    type: 'days',
    seed: 7,
    min: 1,
    max: 30,
    sentence: 'Time between the request to delete an account and the deletion of its personal data.',
  },
  standardGstRate: {
    type: 'basisPoints',
    seed: 1800,
    min: 0,
    max: 100_00,
    sentence: 'GST of products whose HSN code matches no slab.',
  },
  tcsRate: {
    type: 'basisPoints',
    seed: 50,
    min: 0,
    max: 100_00,
    sentence: 'Tax that the shop collects from sellers on their net taxable value (CGST Act, section 52).',
  },
  // In force since 22 September 2025. Sources: docs/pricing.md.
  gstSlabs: {
    type: 'gstSlabs',
    seed: [
      { hsn: '61', ...clothing },
      { hsn: '62', ...clothing },
      { hsn: '64', ...clothing },
      { hsn: '7113', rate: 300 },
      { hsn: '7418', rate: 500 },
      { hsn: '3406', rate: 500 },
    ],
    sentence: 'GST by HSN code: knitted clothes, other clothes, shoes, jewellery, brassware, candles.',
  },
} as const satisfies Record<string, NumberDefinition | SlabsDefinition>;

export type PolicyName = keyof typeof policyDefinitions;

/** All values of the policy. The rules of the shop take them as parameters. */
export type Policy = {
  readonly [Name in PolicyName]: (typeof policyDefinitions)[Name]['type'] extends 'gstSlabs'
    ? readonly GstSlab[]
    : number;
};

export const policyNames = Object.keys(policyDefinitions) as readonly PolicyName[];

/** The policy of a new shop. */
export const seedPolicy = Object.fromEntries<unknown>(
  policyNames.map((name) => [name, policyDefinitions[name].seed]),
) as Policy;

const basisPoints = z.int().min(0).max(100_00);

const slabsSchema = z
  .array(
    z
      .strictObject({
        hsn: z.string().regex(/^(\d{2}|\d{4}|\d{6}|\d{8})$/, 'must have 2, 4, 6 or 8 digits'),
        rate: basisPoints,
        upTo: z.int().min(1).max(mostPaise).optional(),
        above: basisPoints.optional(),
      })
      .refine((slab) => (slab.upTo === undefined) === (slab.above === undefined), {
        message: 'upTo and above belong together',
      }),
  )
  .max(500)
  .refine((slabs) => new Set(slabs.map(({ hsn }) => hsn)).size === slabs.length, {
    message: 'each hsn may occur once',
  });

/** Why a value is not valid for its definition; undefined when it is valid. */
export function problemOf(name: PolicyName, value: unknown): string | undefined {
  const definition: NumberDefinition | SlabsDefinition = policyDefinitions[name];
  if (definition.type === 'gstSlabs') {
    const [issue] = slabsSchema.safeParse(value).error?.issues ?? [];
    return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
  }
  const { min, max, type } = definition;
  const isValid = Number.isSafeInteger(value) && min <= Number(value) && Number(value) <= max;
  return isValid ? undefined : `must be an integer from ${min} to ${max} (${type})`;
}

const giftCardLimits = ['giftCardMinimum', 'giftCardMaximum'] as const satisfies readonly PolicyName[];

/** The values that a value is checked against, itself included. */
export const namesCheckedWith = (name: PolicyName): readonly PolicyName[] =>
  giftCardLimits.some((limit) => limit === name) ? giftCardLimits : [name];

/**
 * Why a valid value contradicts the others; undefined when it does not. `valueOf` returns the values of
 * `namesCheckedWith`, the new one included.
 */
export function conflictOf(name: PolicyName, valueOf: (name: PolicyName) => unknown): string | undefined {
  if (namesCheckedWith(name) !== giftCardLimits) return undefined;
  const [least, most] = giftCardLimits.map((limit) => Number(valueOf(limit))) as [Paise, Paise];
  // Gift cards have no paise.
  if (Math.ceil(least / 100) <= Math.floor(most / 100)) return undefined;
  const [bound, other, paise] =
    name === 'giftCardMinimum'
      ? (['at most', 'giftCardMaximum', most] as const)
      : (['at least', 'giftCardMinimum', least] as const);
  return `must be ${bound} ${other}, ${formatPaise(paise)}, with an amount in rupees between them`;
}
