import { hasPostgres } from '@luxe/host/testing';
import { describe, expect, it } from 'vitest';
import { playPurchases, whole, type Chaos } from './purchases.ts';

describe('purchases with a program that is killed and a provider that cannot be trusted', () => {
  it.each([
    { kind: 'embedded', port: 4290 },
    { kind: 'server', port: 4293 },
  ] satisfies Pick<Chaos, 'kind' | 'port'>[])(
    'charge what they place, and nothing else, on a database that is $kind [CHK-19]',
    async ({ kind, port }) => {
      if (kind === 'server' && !hasPostgres) return;
      const { placed, failed, ...rest } = await playPurchases({ kind, port, purchases: 40, seed: 1 });
      expect(rest).toEqual(whole);
      expect(placed).toBeGreaterThan(2);
      expect(failed).toBeGreaterThan(2);
    },
    180_000,
  );
});
