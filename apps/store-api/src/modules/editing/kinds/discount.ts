import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { rupeesToPaise } from '@luxe/format';
import { discount, offer, type DiscountKind, type DiscountScope } from '../../../db/schema/index.ts';
import type { ContentKind, Issue } from './contentKind.ts';
import * as field from './fields.ts';

interface DiscountValue {
  readonly kind: DiscountKind;
  readonly title: string;
  readonly scope: DiscountScope;
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly minimum: number;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly withCoupon: boolean;
  readonly bank?: string | undefined;
  readonly bins: readonly string[];
  readonly months?: number | undefined;
  readonly giftUssid?: string | undefined;
  readonly perCustomer?: number | undefined;
  readonly isFirstOrder: boolean;
  readonly isListed: boolean;
}

const list = (title: string, item: z.ZodType) => z.array(item).max(500).optional().meta({ title });

const schema = z.object({
  kind: field.choice('Kind', {
    item: 'Item promotion',
    cart: 'Promotion of the bag',
    gift: 'Free gift',
    coupon: 'Coupon',
    bank: 'Bank offer',
    emi: 'No-cost EMI plan',
  }),
  title: field.line('Title', { max: 200 }),
  scope: z
    .object({
      brands: list('Only these brands', field.brandCode('Brand')),
      categories: list('Only these categories', field.line('Category', { max: 40, hint: 'LSH10' })),
      products: list('Only these products', field.productCode('Product')),
    })
    .meta({ title: 'Applies to' }),
  percent: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ title: 'Per cent', description: 'Empty for an amount.' }),
  amount: field.rupees('Amount in rupees', { hint: 'With a percentage: the highest discount.' }).optional(),
  minimum: field.rupees('From this amount in the bag, in rupees').default(0),
  fromDay: field.day('First day'),
  untilDay: field.day('Last day'),
  withCoupon: z.boolean().default(true).meta({ title: 'A bank offer combines with a coupon' }),
  bank: field.optionalLine('Bank', { max: 80 }),
  bins: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\d{6,8}$/)
        .meta({ title: 'First six to eight digits' }),
    )
    .max(200)
    .default([])
    .meta({ title: 'Cards of the bank' }),
  months: z.int().min(2).max(60).optional().meta({ title: 'Months of the EMI plan' }),
  giftUssid: field.optionalLine('Offer of the gift', { max: 60, hint: 'Its USSID.' }),
  perCustomer: z.int().min(1).max(1000).optional().meta({ title: 'Uses per customer' }),
  isFirstOrder: field.yesNo('Only for a first order'),
  isListed: z.boolean().default(true).meta({ title: 'The shop lists it' }),
}) as unknown as z.ZodType<DiscountValue>;

export const discountKind: ContentKind<DiscountValue> = {
  name: 'discount',
  title: 'Discounts',
  description: 'Promotions, coupons, bank offers and EMI plans. The name is the code.',
  schema,
  newKey: {
    pattern: /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
    hint: 'Use capital letters, digits and hyphens: DIWALI-10.',
  },
  empty: () => ({
    kind: 'coupon',
    title: '',
    scope: {},
    minimum: 0,
    withCoupon: true,
    isListed: true,
    bins: [],
  }),
  list: async (db) =>
    (await db.select().from(discount).orderBy(asc(discount.code))).map(({ code, title }) => ({
      key: code,
      title: `${code}: ${title}`,
    })),
  describe: (key, { title }) => ({ title: title ? `${key}: ${title}` : key }),
  async read(db, key) {
    const [row] = await db.select().from(discount).where(eq(discount.code, key));
    if (!row) return undefined;
    const {
      code: _,
      amountPaise,
      minimumPaise,
      percent,
      bank,
      bins,
      months,
      giftUssid,
      perCustomer,
      ...rest
    } = row;
    return {
      ...rest,
      minimum: minimumPaise / 100,
      bins: bins ?? [],
      ...(percent !== null && { percent }),
      ...(amountPaise !== null && { amount: amountPaise / 100 }),
      ...(bank !== null && { bank }),
      ...(months !== null && { months }),
      ...(giftUssid !== null && { giftUssid }),
      ...(perCustomer !== null && { perCustomer }),
    };
  },
  async write(tx, key, value) {
    const { amount, minimum, percent, bank, bins, months, giftUssid, perCustomer, ...rest } = value;
    const row = {
      ...rest,
      minimumPaise: rupeesToPaise(minimum),
      amountPaise: amount === undefined ? null : rupeesToPaise(amount),
      percent: percent ?? null,
      bank: bank ?? null,
      bins: bins.length === 0 ? null : bins,
      months: months ?? null,
      giftUssid: giftUssid ?? null,
      perCustomer: perCustomer ?? null,
    };
    await tx
      .insert(discount)
      .values({ code: key, ...row })
      .onConflictDoUpdate({ target: discount.code, set: row });
  },
  async check(db, _key, value) {
    const issues: Issue[] = [];
    const add = (path: string, message: string) => void issues.push({ path: [path], message });
    if (value.untilDay < value.fromDay) add('untilDay', 'The last day must not be before the first day.');
    const isPlain = value.kind !== 'gift' && value.kind !== 'emi';
    if (isPlain && value.percent === undefined && value.amount === undefined)
      add('percent', 'Enter a percentage or an amount.');
    if (value.kind === 'gift' && value.giftUssid === undefined)
      add('giftUssid', 'Enter the offer of the gift.');
    if ((value.kind === 'bank' || value.kind === 'emi') && value.bank === undefined)
      add('bank', 'Enter the bank.');
    if (value.kind === 'emi' && value.months === undefined) add('months', 'Enter the months of the plan.');
    if (value.giftUssid !== undefined) {
      const rows = await db
        .select({ ussid: offer.ussid })
        .from(offer)
        .where(eq(offer.ussid, value.giftUssid));
      if (rows.length === 0) add('giftUssid', `The shop has no offer ${value.giftUssid}.`);
    }
    return issues;
  },
  // A trigger of the table announces the change of rules; product pages show them.
  changes: () => [['content', ['sitemap']]],
};
