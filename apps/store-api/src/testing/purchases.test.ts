import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases, balancedTotals } from './purchases.ts';

// The long tests run both kinds of purchases on both databases.
describe('purchases with a killed process and an unreliable provider', () => {
  it('charge exactly the placed orders on the embedded database [CHK-19]', async () => {
    const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
      kind: 'embedded',
      purchases: 40,
      seed: 4,
    });
    expect(rest).toEqual(balancedTotals);
    expect(placed).toBeGreaterThan(2);
    expect(failed).toBeGreaterThan(2);
    expect(placedBuyNow).toBe(0);
    expect(placedWithCredits).toBeGreaterThan(2);
  }, 600_000);

  it.skipIf(!hasPostgres)(
    'that spend the same credits from several tabs never overdraw them on the server database [CHK-35]',
    async () => {
      const { placed, failed, placedBuyNow, placedWithCredits, ...rest } = await playPurchases({
        ...{ kind: 'server', purchases: 34, seed: 4 },
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
