import { hasPostgres } from '@luxe/host/testing';
import { expect, it } from 'vitest';
import { playPurchases, balancedTotals, type Chaos } from './purchases.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
// Number of purchases: ten for each minute of LUXE_LONG_MINUTES (default: 10), at least 100 and at most 1000.
const purchases = Math.min(1000, Math.max(100, 10 * Number(process.env.LUXE_LONG_MINUTES ?? 10)));

it.each([
  { kind: 'embedded', port: 4296 },
  { kind: 'server', port: 4299 },
] satisfies Pick<Chaos, 'kind' | 'port'>[])(
  `${purchases} purchases on the $kind database charge exactly the placed orders, from seed ${seed}`,
  async ({ kind, port }) => {
    if (kind === 'server' && !hasPostgres) return;
    const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
      kind,
      port,
      purchases,
      seed,
    });
    expect(rest).toEqual(balancedTotals);
    expect(placed).toBeGreaterThan(purchases / 10);
    expect(placedBuyNow).toBe(0);
    expect(placedWithCredits).toBeGreaterThan(purchases / 20);
    process.stdout.write(`purchases: ${placed} placed, ${failed} failed, nothing left over\n`);
  },
  1_200_000,
);

it.each([
  { kind: 'embedded', port: 4366 },
  { kind: 'server', port: 4369 },
] satisfies Pick<Chaos, 'kind' | 'port'>[])(
  `${purchases} purchases that share credits never overdraw them on the $kind database, from seed ${seed}`,
  async ({ kind, port }) => {
    if (kind === 'server' && !hasPostgres) return;
    const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
      kind,
      port,
      purchases,
      seed,
      sharesCredits: true,
    });
    expect(rest).toEqual(balancedTotals);
    expect(placed).toBeGreaterThan(purchases / 50);
    expect(placedBuyNow).toBeGreaterThan(purchases / 100);
    expect(placedWithCredits).toBeGreaterThan(purchases / 100);
    process.stdout.write(`shared credits: ${placed} placed, ${failed} failed, nothing left over\n`);
  },
  1_200_000,
);
