import Fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { health } from './health.ts';

type Parts = Partial<Parameters<typeof health>[1]> & { isStoreUp?: boolean };

async function ask({ isStoreUp = true, ...parts }: Parts) {
  const app = Fastify();
  health(app, {
    config: { origins: { store: 'http://store' } } as never,
    fetch: async () => new Response(null, { status: isStoreUp ? 200 : 503 }),
    keptPages: () => 0,
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
  [200, 'ready', { isStoreUp: false, keptPages: () => 1 }],
  [503, 'the store API does not answer', { isStoreUp: false }],
  [503, 'the memory is used up', { isMemoryUsedUp: () => true }],
  [503, 'this program is ending', { ending: { hasBegun: true }, isMemoryUsedUp: () => true }],
])('%i: %s', async (statusCode, status, parts) =>
  expect(await ask(parts)).toMatchObject({ statusCode, status }),
);

it('closes connections once the end has begun, and not before', async () => {
  expect((await ask({ ending: { hasBegun: true } })).connection).toBe('close');
  expect((await ask({ ending: { hasBegun: false } })).connection).not.toBe('close');
});
