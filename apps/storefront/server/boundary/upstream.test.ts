import { PassThrough } from 'node:stream';
import { callSamples } from '@luxe/contract/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { createUpstream } from './upstream.ts';

describe('streamed uploads', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A store that reads an upload chunk by chunk, and responds after the last chunk. */
  function passOn() {
    const content = new PassThrough();
    const taken: string[] = [];
    let chunkRead = Promise.withResolvers<void>();
    const responded = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const store = async (_url: unknown, init: RequestInit = {}) => {
      signal = init.signal ?? undefined;
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      const reading = async () => {
        for await (const chunk of init.body as unknown as AsyncIterable<Buffer>) {
          taken.push(String(chunk));
          chunkRead.resolve();
        }
        await responded.promise;
        return Response.json(callSamples.createTicket);
      };
      return Promise.race([reading(), aborted]);
    };
    const upstream = createUpstream(testConfig, store as typeof fetch);
    const result = upstream
      .send('createTicket', {
        params: { user: 'customer-0001' },
        address: '192.0.2.1',
        stream: { content, type: 'multipart/form-data; boundary=x' },
      })
      .then(
        ({ status }) => status,
        (error: { status?: number }) => error.status,
      );
    return {
      result,
      taken,
      async writeChunk(text: string) {
        chunkRead = Promise.withResolvers();
        content.write(text);
        await chunkRead.promise;
      },
      async end() {
        content.end();
        responded.resolve();
      },
      content,
      isAborted: () => signal?.aborted,
    };
  }

  it('have no time limit while data moves', async () => {
    const { result, taken, writeChunk, end, isAborted } = passOn();
    for (const text of ['a', 'b', 'c']) {
      await writeChunk(text);
      vi.advanceTimersByTime(59_000);
      expect(isAborted()).toBe(false);
    }
    await end();
    expect(await result).toBe(200);
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are aborted with a 503 when no data moves', async () => {
    const { result, writeChunk, isAborted } = passOn();
    await writeChunk('a');
    vi.advanceTimersByTime(60_000);
    expect(isAborted()).toBe(true);
    expect(await result).toBe(503);
  });

  it('are aborted with a 503 when no response follows the last chunk', async () => {
    const { result, writeChunk, content } = passOn();
    await writeChunk('a');
    content.end();
    await vi.waitFor(() => expect(content.readableEnded).toBe(true));
    vi.advanceTimersByTime(60_000);
    expect(await result).toBe(503);
  });
});
