import { createLog } from '@luxe/host/log';
import { sql } from 'drizzle-orm';
import { rowsOf, type OpenDatabase } from '../db/database.ts';
import { offer } from '../db/schema/index.ts';
import { createJuspay } from '../modules/payment-provider/juspay.ts';
import { reconcile } from '../modules/payment/reconciler.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import type { FakeJuspay } from './fakeJuspay.ts';
import { fixtures } from './fixtures.ts';
import { giftCardFaults } from './giftCards.ts';
import { manualClock } from './manualClock.ts';

/** Totals after all purchases are settled. The numbers of orders are above 0, every other one is 0. */
export interface SettledTotals {
  readonly placed: number;
  readonly failed: number;
  /** Placed orders of buy-now carts. */
  readonly placedBuyNow: number;
  /** Placed orders that a credit paid for in part. */
  readonly placedWithCredits: number;
  /** Gift cards that were issued, and those that were redeemed. */
  readonly cards: number;
  readonly redeemed: number;
  /** Kills that came between the hold of credits and the payment. */
  readonly killsInHolds: number;
  /** Cards without a charge, charges without a card, and cards that are not what the shop owes. */
  readonly wrongCards: number;
  /** Entries of redeemed cards on accounts, minus the cards that are used. */
  readonly doubleRedemptions: number;
  /**
   * Paise that were charged and not refunded, minus the payable amounts of the placed orders and the amounts
   * of the gift cards.
   */
  readonly unmatchedCharges: number;
  /** Units in stock at the beginning that are now neither in stock nor sold. */
  readonly lostUnits: number;
  /** Paise of credits that are neither spent nor on a customer's account. */
  readonly lostCredits: number;
  /**
   * Entries after which an account of a customer was below zero, also for a moment. An order locks the lots
   * before it is priced, so the credit that it spends has lower ids.
   */
  readonly negativeBalances: number;
  /** Accounts of customers whose lots do not add up to the ledger, or are below zero. */
  readonly wrongLots: number;
  readonly unbalancedLedger: number;
  readonly heldCredits: number;
  readonly refundsDue: number;
  /** Orders, attempts and reservations that are still pending. */
  readonly pending: number;
  readonly faults: number;
}

/** The totals of a correct run: docs/decisions/0022-buying.md. */
export const balancedTotals: Omit<
  SettledTotals,
  'placed' | 'failed' | 'placedBuyNow' | 'placedWithCredits' | 'cards' | 'redeemed' | 'killsInHolds'
> = {
  wrongCards: 0,
  doubleRedemptions: 0,
  unmatchedCharges: 0,
  lostUnits: 0,
  lostCredits: 0,
  negativeBalances: 0,
  wrongLots: 0,
  unbalancedLedger: 0,
  heldCredits: 0,
  refundsDue: 0,
  pending: 0,
  faults: 0,
};

/**
 * Credits that every customer gets, in paise. The brand cash is valid for all fixtures, because they have its
 * brand.
 */
export const given = { 'cliq-cash': 500_00, 'loyalty-points': 300_00, 'brand-cash': 200_00 } as const;
/** Sum of these credits. */
export const credit = Object.values<number>(given).reduce((sum, one) => sum + one);

/** Runs the reconciler for three days. Resolves to the number of warnings. */
export async function settleAll(db: OpenDatabase['db'], provider: FakeJuspay): Promise<number> {
  const clock = manualClock(new Date().toISOString());
  const juspay = createJuspay({
    name: 'sandbox',
    origin: provider.origin,
    merchantId: 'luxe',
    apiKey: '',
    responseKey: '',
    webhookUser: '',
    webhookPassword: '',
  });
  let faults = 0;
  const log = createLog('warn', () => (faults += 1));
  const livePolicy = createLivePolicy(db);
  for (let hour = 0; hour < 80; hour += 1) {
    clock.advance(60 * 60_000);
    while ((await reconcile({ db, clock, livePolicy, provider: juspay }, log)) > 0);
  }
  return faults;
}

/** Runs the reconciler for three days, then counts the totals. */
export async function countSettled(
  { db }: OpenDatabase,
  provider: FakeJuspay,
  customers: number,
): Promise<Omit<SettledTotals, 'killsInHolds'>> {
  const faults = await settleAll(db, provider);
  type Sums = Exclude<keyof SettledTotals, 'faults' | 'lostUnits' | 'wrongCards' | 'killsInHolds'>;
  const [sums] = await rowsOf<Record<Sums | 'cardPaise' | 'usedPaise', string>>(
    db,
    sql`select
      (select count(*) from customer_order where status = 'placed')::text as "placed",
      (select count(*) from customer_order where status = 'failed')::text as "failed",
      (select count(*) from customer_order where status = 'placed' and is_buy_now)::text as "placedBuyNow",
      (select count(*) from customer_order where status = 'placed'
        and cliq_cash_paise + loyalty_paise + brand_cash_paise > 0)::text as "placedWithCredits",
      (select count(*) from gift_card)::text as "cards",
      (select count(*) from gift_card where status = 'used')::text as "redeemed",
      (select count(*) from ledger_entry where reason = 'giftCard' and account = 'cliq-cash')
        - (select count(*) from gift_card where status = 'used') as "doubleRedemptions",
      (select coalesce(sum(amount_paise), 0) from gift_card_purchase where status in ('held', 'issued'))::text as "cardPaise",
      (select coalesce(sum(amount_paise), 0) from gift_card where status = 'used')::text as "usedPaise",
      (select coalesce(sum(payable_paise), 0) from customer_order where status = 'placed')::text as "unmatchedCharges",
      (select coalesce(sum(amount_paise), 0) from ledger_entry)::text as "unbalancedLedger",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'credits-held')::text as "heldCredits",
      (select coalesce(sum(amount_paise), 0) from ledger_entry where account = 'refunds-due')::text as "refundsDue",
      (select coalesce(-sum(amount_paise), 0) + (select coalesce(sum(cliq_cash_paise + loyalty_paise + brand_cash_paise), 0) from customer_order where status = 'placed')
        from ledger_entry where account in ('cliq-cash', 'loyalty-points', 'brand-cash'))::text as "lostCredits",
      (select count(*) from (select sum(amount_paise) over (
          partition by customer_id, account, brand_code order by id) as paise from ledger_entry
        where account in ('cliq-cash', 'loyalty-points', 'brand-cash')) as one
        where paise > 0)::text as "negativeBalances",
      (select count(*) from credit_lot where left_paise < 0) + (select count(*) from (select 1 from (
          select customer_id, account, brand_code, amount_paise as paise from ledger_entry
            where account in ('cliq-cash', 'loyalty-points', 'brand-cash')
          union all select customer_id, account, brand_code, left_paise from credit_lot) as entry
        group by customer_id, account, brand_code having sum(paise) <> 0) as two) as "wrongLots",
      (select count(*) from customer_order where status = 'open')
        + (select count(*) from payment_attempt where status in ('made', 'open', 'refunding'))
        + (select count(*) from stock_reservation where status = 'held') as "pending"`,
  );
  const sold = await rowsOf<{ ussid: string; quantity: string }>(
    db,
    sql`select ussid, sum(quantity)::text as quantity from order_line join customer_order on customer_order.id = order_id where status = 'placed' group by ussid`,
  );
  const soldOf = new Map(sold.map(({ ussid, quantity }) => [ussid, Number(quantity)]));
  const stocks = new Map((await db.select().from(offer)).map(({ ussid, stock }) => [ussid, stock]));
  const lost = ([ussid, initial]: readonly [string, number]) =>
    Math.abs(initial - (soldOf.get(ussid) ?? 0) - (stocks.get(ussid) ?? 0));
  const netCharged = [...provider.netCharges().values()].reduce((sum, one) => sum + one, 0);
  const number = (name: keyof NonNullable<typeof sums>) => Number(sums?.[name]);
  const wrongCards = await giftCardFaults(db);
  return {
    placed: number('placed'),
    failed: number('failed'),
    placedBuyNow: number('placedBuyNow'),
    placedWithCredits: number('placedWithCredits'),
    cards: number('cards'),
    redeemed: number('redeemed'),
    wrongCards: wrongCards.length,
    doubleRedemptions: number('doubleRedemptions'),
    unmatchedCharges: netCharged - number('unmatchedCharges') - number('cardPaise'),
    lostUnits: [
      [fixtures.soap.USSID, 100_000] as const,
      [fixtures.potli.USSID, 100_000] as const,
      [fixtures.candle.USSID, 5] as const,
    ].reduce((sum, one) => sum + lost(one), 0),
    lostCredits: number('lostCredits') - customers * credit - number('usedPaise'),
    negativeBalances: number('negativeBalances'),
    wrongLots: number('wrongLots'),
    unbalancedLedger: number('unbalancedLedger'),
    heldCredits: number('heldCredits'),
    refundsDue: number('refundsDue'),
    pending: number('pending'),
    faults,
  };
}
