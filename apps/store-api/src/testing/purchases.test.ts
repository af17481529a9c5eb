import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases, balancedTotals } from './purchases.ts';

describe('purchases with a killed process and an unreliable provider', () => {
  it.each(['embedded', 'server'] as const)(
    'charge exactly the placed orders on the %s database [CHK-19]',
    async (kind) => {
      if (kind === 'server' && !hasPostgres) return;
      const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
        kind,
        purchases: 40,
        seed: 4,
      });
      expect(rest).toEqual(balancedTotals);
      expect(placed).toBeGreaterThan(2);
      expect(failed).toBeGreaterThan(2);
      expect(placedBuyNow).toBe(0);
      expect(placedWithCredits).toBeGreaterThan(2);
    },
    600_000,
  );

  it.each(['embedded', 'server'] as const)(
    'that spend the same credits from several tabs never overdraw them on the %s database [CHK-35]',
    async (kind) => {
      if (kind === 'server' && !hasPostgres) return;
      const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
        ...{ kind, purchases: 34, seed: 4 },
        sharesCredits: true,
      });
      expect(rest).toEqual(balancedTotals);
      expect(placed).toBeGreaterThan(2);
      expect(failed).toBeGreaterThan(2);
      expect(placedBuyNow).toBeGreaterThan(1);
      expect(placedWithCredits).toBeGreaterThan(2);
    },
    600_000,
  );
});
