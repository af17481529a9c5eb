import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases, balancedTotals } from './purchases.ts';

// The long tests run both kinds of purchases on both databases.
describe('purchases with a killed process and an unreliable provider', () => {
  it('charge exactly the placed orders on the embedded database [CHK-19]', async () => {
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
      kind: 'embedded',
      purchases: 40,
      seed: 4,
    });
    expect(rest).toEqual(balancedTotals);
    expect([cards, redeemed]).toEqual([0, 0]);
    expect(placed).toBeGreaterThan(2);
    expect(failed).toBeGreaterThan(2);
    expect(placedBuyNow).toBe(0);
    expect(placedWithCredits).toBeGreaterThan(2);
  }, 600_000);

  it.skipIf(!hasPostgres)(
    'that spend the same credits from several tabs never overdraw them on the server database',
    async () => {
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
        ...{ kind: 'server', purchases: 34, seed: 4 },
        sharesCredits: true,
      });
      expect(rest).toEqual(balancedTotals);
      expect([cards, redeemed]).toEqual([0, 0]);
      expect(placed).toBeGreaterThan(2);
      expect(failed).toBeGreaterThan(2);
      expect(placedBuyNow).toBeGreaterThan(1);
      expect(placedWithCredits).toBeGreaterThan(2);
    },
    600_000,
  );

  it.each(['embedded', 'server'] as const)(
    'redeem gift cards beside orders of the same balances, and lose nothing, on the %s database [ACC-20]',
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
      } = await playPurchases({ kind, purchases: 34, seed: 4, sharesCredits: true, hasGiftCards: true });
      expect(rest).toEqual(balancedTotals);
      expect(placed + failed).toBeGreaterThan(4);
      expect(placedBuyNow + placedWithCredits).toBeGreaterThan(2);
      expect(cards).toBeGreaterThan(2);
      expect(redeemed).toBeGreaterThan(2);
    },
    600_000,
  );
});
