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
      const { placed, failed, ...rest } = await playPurchases({ kind, port, purchases: 40, seed: 1 });
      expect(rest).toEqual(balancedTotals);
      expect(placed).toBeGreaterThan(2);
      expect(failed).toBeGreaterThan(2);
    },
    600_000,
  );
});
