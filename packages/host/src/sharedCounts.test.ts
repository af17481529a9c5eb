import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLimiter } from './limiter.ts';
import { openSharedCounts, type SharedCounts } from './sharedCounts.ts';
import { freePort } from './testing/freePort.ts';
import { hasRedis, startRedis } from './testing/redis.ts';

const port = await freePort();
const url = `redis://127.0.0.1:${port}`;

describe.skipIf(!hasRedis)('counts in Redis', () => {
  const opened: SharedCounts[] = [];
  const changes: boolean[] = [];
  const open = async () => {
    const counts = await openSharedCounts({ url, onChange: (isThere) => changes.push(isThere) });
    opened.push(counts);
    return counts;
  };
  let server: Awaited<ReturnType<typeof startRedis>> | undefined;
  afterAll(async () => {
    for (const counts of opened) await counts.close();
    server?.kill('SIGKILL');
  });

  it('are shared by all processes, end with their window, and are per process without Redis', async () => {
    server = await startRedis(port);
    const [one, two] = [await open(), await open()];
    const name = { name: 'codes', limit: 3, windowMs: 60_000 };
    const [here, there] = [createLimiter({ ...name, shared: one }), createLimiter({ ...name, shared: two })];
    await vi.waitFor(async () => {
      await one.count('warm', 60_000);
      await two.count('warm', 60_000);
    });
    expect([await here.take('a'), await there.take('a'), await here.take('a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await there.take('a')).toBeGreaterThan(50);
    expect(await there.take('b')).toBeUndefined();

    const short = await one.count('short', 1);
    expect(short.times).toBe(1);
    await vi.waitFor(async () => expect((await one.count('short', 1)).times).toBe(1));

    server.kill('SIGKILL');
    await once(server, 'exit');
    // `here` made two of the three allowed attempts and has also counted them in its own memory. Therefore,
    // without Redis, `here` allows one more attempt and rejects the next one.
    expect(await here.take('a')).toBeUndefined();
    expect(await here.take('a')).toBeGreaterThan(50);
    expect(changes.at(-1)).toBe(false);

    server = await startRedis(port);
    await vi.waitFor(async () => expect((await one.count('back', 60_000)).times).toBe(1), {
      timeout: 10_000,
    });
  });

  it('reject a command after the timeout when Redis hangs, and the next command at once', async () => {
    const counts = await open();
    await vi.waitFor(() => counts.count('warm', 60_000));
    server?.kill('SIGSTOP');
    await expect(counts.count('a', 60_000)).rejects.toThrow('in time');
    await expect(counts.count('a', 60_000)).rejects.toThrow('not connected');
    server?.kill('SIGCONT');
  });
});
