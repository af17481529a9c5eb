import { hasPostgres } from '@luxe/host/testing';
import { expect, it } from 'vitest';
import { playPurchases, balancedTotals } from './purchases.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
// Number of purchases: fifteen for each minute of LUXE_LONG_MINUTES (default: 10), at most 1000.
const purchases = Math.ceil(Math.min(1000, 15 * Number(process.env.LUXE_LONG_MINUTES ?? 10)));

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases on the %s database charge exactly the placed orders, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const {
      placed,
      failed,
      placedBuyNow,
      placedWithCredits,
      cards,
      redeemed,
      killsInHolds: _kills,
      ...rest
    } = await playPurchases({
      kind,
      purchases,
      seed,
    });
    expect(rest).toEqual(balancedTotals);
    expect([cards, redeemed]).toEqual([0, 0]);
    expect(placed).toBeGreaterThan(purchases / 10);
    expect(placedBuyNow).toBe(0);
    expect(placedWithCredits).toBeGreaterThan(purchases / 20);
    process.stdout.write(`purchases: ${placed} placed, ${failed} failed, nothing left over\n`);
  },
  1_200_000,
);

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases that share credits never overdraw them on the %s database, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const {
      placed,
      failed,
      placedBuyNow,
      placedWithCredits,
      cards,
      redeemed,
      killsInHolds: _kills,
      ...rest
    } = await playPurchases({
      kind,
      purchases,
      seed,
      sharesCredits: true,
    });
    expect(rest).toEqual(balancedTotals);
    expect([cards, redeemed]).toEqual([0, 0]);
    expect(placed).toBeGreaterThan(purchases / 50);
    expect(placedBuyNow).toBeGreaterThan(purchases / 100);
    expect(placedWithCredits).toBeGreaterThan(purchases / 100);
    process.stdout.write(`shared credits: ${placed} placed, ${failed} failed, nothing left over\n`);
  },
  1_200_000,
);

it.each(['embedded', 'server'] as const)(
  `${purchases} purchases beside gift cards of the same balances lose nothing on the %s database, from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const { placed, failed, placedBuyNow, placedWithCredits, cards, redeemed, killsInHolds, ...rest } =
      await playPurchases({ kind, purchases, seed, sharesCredits: true, hasGiftCards: true });
    expect(rest).toEqual(balancedTotals);
    expect(placedBuyNow + placedWithCredits).toBeGreaterThan(purchases / 50);
    expect(cards).toBeGreaterThan(Math.ceil(purchases / 100) * 2);
    expect(redeemed).toBeGreaterThan(Math.ceil(purchases / 100) * 2);
    process.stdout.write(
      `gift cards: ${placed} placed, ${failed} failed, ${redeemed} of ${cards} redeemed, ${killsInHolds} kills in holds, nothing left over\n`,
    );
  },
  1_200_000,
);
