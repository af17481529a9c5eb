import { hasPostgres } from '@luxe/host/testing';
import { expect, it } from 'vitest';
import { playPurchases } from './purchases.ts';
import { balancedTotals } from './settledTotals.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
// Number of purchases: fifteen for each minute of LUXE_LONG_MINUTES (default: 10), at most 1000.
const purchases = Math.ceil(Math.min(1000, 15 * Number(process.env.LUXE_LONG_MINUTES ?? 10)));

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases on the %s database charge exactly the placed orders, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const totals = await playPurchases({
      kind,
      purchases,
      seed,
    });
    expect(totals).toMatchObject({ ...balancedTotals, cards: 0, redeemed: 0 });
    expect(totals.placed).toBeGreaterThan(purchases / 10);
    expect(totals.placedBuyNow).toBe(0);
    expect(totals.placedWithCredits).toBeGreaterThan(purchases / 20);
    process.stdout.write(`purchases: ${totals.placed} placed, ${totals.failed} failed, nothing left over\n`);
  },
  1_200_000,
);

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases that share credits never overdraw them on the %s database, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const totals = await playPurchases({
      kind,
      purchases,
      seed,
      sharesCredits: true,
    });
    expect(totals).toMatchObject({ ...balancedTotals, cards: 0, redeemed: 0 });
    expect(totals.placed).toBeGreaterThan(purchases / 50);
    expect(totals.placedBuyNow).toBeGreaterThan(purchases / 100);
    expect(totals.placedWithCredits).toBeGreaterThan(purchases / 100);
    process.stdout.write(
      `shared credits: ${totals.placed} placed, ${totals.failed} failed, nothing left over\n`,
    );
  },
  1_200_000,
);

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases beside gift cards of the same balances lose nothing on the %s database, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const options = { kind, purchases, seed };
    const totals = await playPurchases({ ...options, sharesCredits: true, hasGiftCards: true });
    const { placed, failed, cards, redeemed, killsInHolds } = totals;
    expect(totals).toMatchObject(balancedTotals);
    expect(totals.placedBuyNow + totals.placedWithCredits).toBeGreaterThan(purchases / 50);
    expect(cards).toBeGreaterThan(Math.ceil(purchases / 100) * 2);
    expect(redeemed).toBeGreaterThan(Math.ceil(purchases / 100) * 2);
    // A short run has two kills. `killInHold.test.ts` has one in a hold in each run.
    if (purchases >= 100) expect(killsInHolds).toBeGreaterThan(0);
    process.stdout.write(
      `gift cards: ${placed} placed, ${failed} failed, ${redeemed} of ${cards} redeemed, ${killsInHolds} kills in holds, nothing left over\n`,
    );
  },
  1_200_000,
);
