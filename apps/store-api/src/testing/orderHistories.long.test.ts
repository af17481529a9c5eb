import { hasPostgres } from '@luxe/host/testing';
import { expect, it } from 'vitest';
import { playHistories } from './orderHistories.ts';

const seed = Number(process.env.LUXE_SEED ?? 1);
const seconds = Math.min(60, Number(process.env.LUXE_LONG_MINUTES ?? 1) * 15);

it.each(['embedded', 'server'] as const)(
  `any history of an order gives back exactly what is owed on the %s database, for ${seconds} s from seed ${seed}`,
  async (kind) => {
    if (kind === 'server' && !hasPostgres) return;
    const { orders, kills, counts, problems } = await playHistories({ kind, seconds, seed });
    process.stdout.write(`histories: ${orders} orders, ${kills} kills, seed ${seed}\n`);
    process.stdout.write(
      `${[...counts]
        .map(([what, count]) => `${what}: ${count}`)
        .toSorted()
        .join(', ')}\n`,
    );
    expect(problems).toEqual([]);
    expect(orders).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(0);
  },
);
