import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases } from './purchases.ts';
import { balancedTotals } from './settledTotals.ts';

// The long tests run every kind of purchases on both databases.
describe('purchases with a killed process and an unreliable provider', () => {
  it.skipIf(!hasPostgres)(
    'that spend the same credits from several tabs never overdraw them on the server database',
    async () => {
      const totals = await playPurchases({ kind: 'server', purchases: 34, seed: 4, sharesCredits: true });
      expect(totals).toMatchObject({ ...balancedTotals, cards: 0, redeemed: 0 });
      expect(totals.placed).toBeGreaterThan(2);
      expect(totals.failed).toBeGreaterThan(2);
      expect(totals.placedBuyNow).toBeGreaterThan(1);
      expect(totals.placedWithCredits).toBeGreaterThan(2);
    },
    600_000,
  );

  it('charge exactly the placed orders and redeem each gift card once on the embedded database [CHK-19] [ACC-20]', async () => {
    const options = { kind: 'embedded', purchases: 34, seed: 4 } as const;
    const totals = await playPurchases({ ...options, sharesCredits: true, hasGiftCards: true });
    expect(totals).toMatchObject(balancedTotals);
    expect(totals.placed).toBeGreaterThan(2);
    expect(totals.failed).toBeGreaterThan(2);
    expect(totals.placedBuyNow + totals.placedWithCredits).toBeGreaterThan(2);
    expect(totals.cards).toBeGreaterThan(2);
    expect(totals.redeemed).toBeGreaterThan(2);
  }, 600_000);
});
