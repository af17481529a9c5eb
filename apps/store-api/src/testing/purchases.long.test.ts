import { hasPostgres } from '@luxe/host/testing';
import { expect, it } from 'vitest';
import { playPurchases, whole, type Chaos } from './purchases.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
// A hundred in the usual ten minutes, a thousand in a hundred.
const purchases = Math.min(1000, Math.max(100, 10 * Number(process.env.LUXE_LONG_MINUTES ?? 10)));

it.each([
  { kind: 'embedded', port: 4296 },
  { kind: 'server', port: 4299 },
] satisfies Pick<Chaos, 'kind' | 'port'>[])(
  `charges what ${purchases} purchases place and nothing else, on a database that is $kind, from seed ${seed}`,
  async ({ kind, port }) => {
    if (kind === 'server' && !hasPostgres) return;
    const { placed, failed, ...rest } = await playPurchases({ kind, port, purchases, seed });
    expect(rest).toEqual(whole);
    expect(placed).toBeGreaterThan(purchases / 10);
    process.stdout.write(`purchases: ${placed} placed, ${failed} failed, nothing left over\n`);
  },
  1_200_000,
);
