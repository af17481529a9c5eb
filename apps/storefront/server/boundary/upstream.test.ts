import { PassThrough } from 'node:stream';
import { callSamples } from '@luxe/contract/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { createUpstream } from './upstream.ts';

describe('files that are passed on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A store that takes what comes, piece by piece, and answers at the end of it when it is told to. */
  function passOn() {
    const content = new PassThrough();
    const taken: string[] = [];
    let piece = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const store = async (_url: unknown, init: RequestInit = {}) => {
      signal = init.signal ?? undefined;
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      const reading = async () => {
        for await (const chunk of init.body as unknown as AsyncIterable<Buffer>) {
          taken.push(String(chunk));
          piece.resolve();
        }
        await answered.promise;
        return Response.json(callSamples.createTicket);
      };
      return Promise.race([reading(), aborted]);
    };
    const upstream = createUpstream(testConfig, store as typeof fetch);
    const answer = upstream
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
      answer,
      taken,
      async bring(text: string) {
        piece = Promise.withResolvers();
        content.write(text);
        await piece.promise;
      },
      async end() {
        content.end();
        answered.resolve();
      },
      content,
      isGivenUp: () => signal?.aborted,
    };
  }

  it('take as long as they take, while something of them moves', async () => {
    const { answer, taken, bring, end, isGivenUp } = passOn();
    for (const text of ['a', 'b', 'c']) {
      await bring(text);
      vi.advanceTimersByTime(59_000);
      expect(isGivenUp()).toBe(false);
    }
    await end();
    expect(await answer).toBe(200);
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are given up when nothing moves, and so is who sends them', async () => {
    const { answer, bring, isGivenUp } = passOn();
    await bring('a');
    vi.advanceTimersByTime(60_000);
    expect(isGivenUp()).toBe(true);
    expect(await answer).toBe(503);
  });

  it('are given up when they are there and no answer comes', async () => {
    const { answer, bring, content } = passOn();
    await bring('a');
    content.end();
    await vi.waitFor(() => expect(content.readableEnded).toBe(true));
    vi.advanceTimersByTime(60_000);
    expect(await answer).toBe(503);
  });
});
