import { describe, expect, it } from 'vitest';
import { ResponseCache } from './responseCache.ts';

const open = () => {
  let version = 1;
  let runs = 0;
  const cache = new ResponseCache<{ query: string; channel?: string }>({
    version: () => version,
    keyOf: ({ query }) => query,
  });
  return {
    change: () => void version++,
    /** Returns the response and the number of calls to `compute` so far. */
    async request(query: string, during: () => void = () => {}, channel = 'web') {
      const body = await cache.getOrCompute({ query, channel }, async () => {
        runs++;
        await Promise.resolve();
        during();
        return { query, version };
      });
      return [JSON.parse(body.toString()), runs];
    },
  };
};

describe('the response cache', () => {
  it('computes one response for all requests with the same key, even if other input differs', async () => {
    const { request } = open();
    expect(await request('tote')).toEqual([{ query: 'tote', version: 1 }, 1]);
    expect(await request('tote', undefined, 'app')).toEqual([{ query: 'tote', version: 1 }, 1]);
  });

  it('stores a separate response for each key', async () => {
    const { request } = open();
    await request('tote');
    expect(await request('clutch')).toEqual([{ query: 'clutch', version: 1 }, 2]);
    expect(await request('tote')).toEqual([{ query: 'tote', version: 1 }, 2]);
  });

  it('recomputes a response when the version of its data has changed', async () => {
    const { request, change } = open();
    await request('tote');
    change();
    expect(await request('tote')).toEqual([{ query: 'tote', version: 2 }, 2]);
    expect(await request('tote')).toEqual([{ query: 'tote', version: 2 }, 2]);
  });

  it('does not store a response if its data changed while it was computed', async () => {
    const { request, change } = open();
    await request('tote', change);
    expect((await request('tote'))[1]).toBe(2);
  });

  it('drops the oldest of many small responses, because their keys need memory, too', async () => {
    const { request } = open();
    await request('tote');
    expect((await request('tote'))[1]).toBe(1);
    for (let number = 0; number < 20_000; number += 1) await request(String(number));
    expect((await request('19999'))[1]).toBe(20_001);
    expect((await request('tote'))[1]).toBe(20_002);
  });

  it('does not store failures', async () => {
    const { request } = open();
    const fail = () => {
      throw new Error('The store is closed.');
    };
    await expect(request('tote', fail)).rejects.toThrow('The store is closed.');
    expect((await request('tote'))[1]).toBe(2);
  });
});
