import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases, balancedTotals, type Chaos } from './purchases.ts';

describe('purchases with a killed process and an unreliable provider', () => {
  it.each([
    { kind: 'embedded', port: 4290 },
    { kind: 'server', port: 4293 },
  ] satisfies Pick<Chaos, 'kind' | 'port'>[])(
    'charge exactly the placed orders on the $kind database [CHK-19]',
    async ({ kind, port }) => {
      if (kind === 'server' && !hasPostgres) return;
      const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
        kind,
        port,
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

  it.each([
    { kind: 'embedded', port: 4360 },
    { kind: 'server', port: 4363 },
  ] satisfies Pick<Chaos, 'kind' | 'port'>[])(
    'that spend the same credits from several tabs never overdraw them on the $kind database [CHK-35]',
    async ({ kind, port }) => {
      if (kind === 'server' && !hasPostgres) return;
      const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
        ...{ kind, port, purchases: 34, seed: 4 },
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
