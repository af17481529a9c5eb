import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { health } from './health.ts';

type Parts = Partial<Parameters<typeof health>[1]> & { isStoreUp?: boolean };

async function fetchReadiness({ isStoreUp = true, ...parts }: Parts) {
  const app = Fastify();
  health(app, {
    config: { origins: { store: 'http://store' } } as never,
    fetch: async () => new Response(null, { status: isStoreUp ? 200 : 503 }),
    cachedPages: () => 0,
    ...parts,
  });
  const { statusCode, headers, body } = await app.inject('/readyz');
  await app.close();
  return {
    statusCode,
    connection: headers.connection,
    status: (JSON.parse(body) as { status: string }).status,
  };
}

test.each<[number, string, Parts]>([
  [200, 'ready', {}],
  [200, 'ready', { isStoreUp: false, cachedPages: () => 1 }],
  [503, 'the store API does not answer', { isStoreUp: false }],
  [503, 'the memory is used up', { isMemoryUsedUp: () => true }],
  [503, 'shutting down', { shutdown: { hasBegun: true }, isMemoryUsedUp: () => true }],
])('/readyz returns %i: %s', async (statusCode, status, parts) =>
  expect(await fetchReadiness(parts)).toMatchObject({ statusCode, status }),
);

it('the health checks close their connection after the shutdown has begun, and not before', async () => {
  expect((await fetchReadiness({ shutdown: { hasBegun: true } })).connection).toBe('close');
  expect((await fetchReadiness({ shutdown: { hasBegun: false } })).connection).not.toBe('close');
});
