import { expect, it } from 'vitest';
import { createOps } from './ops.ts';

const counts = { hits: 7, stale: 2, down: 1, misses: 3, purged: 4, pages: 5, bytes: 6000 };
const ops = createOps({ counts: () => counts });

it('/metrics publishes the counts of the HTML cache', async () => {
  const { body } = await ops.inject({ url: '/metrics', headers: { host: 'localhost:4100' } });
  for (const line of ['cache_hits_total 7', 'cache_down_total 1', 'cache_pages 5', 'cache_bytes 6000'])
    expect(body).toContain(`luxe_storefront_${line}\n`);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it.each(['evil.example', 'localhost.evil.example', '10.0.0.1'])('rejects the Host "%s"', async (host) => {
  expect((await ops.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(403);
});
