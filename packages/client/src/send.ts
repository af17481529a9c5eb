import { isWorthAnother, retry } from './attempts.ts';
import type { Endpoint } from '@luxe/contract/calls';
import type { Clock } from './clock.ts';
import { ApiError, noAnswer, timeoutMessage, toApiError } from './errors.ts';

/** What the client needs of `fetch`: a server may have a leaner way. Rejects where there is no answer. */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{ readonly status: number; text(): Promise<string> }>;

interface FetchInit {
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
  /** A write that is under way when the page is left is still sent. */
  keepalive?: boolean;
  signal: AbortSignal;
}

interface Sending {
  url: string;
  init: Omit<FetchInit, 'signal'>;
  attempts: number;
  timeoutMs: number;
  clock: Clock;
  fetch: Fetch;
  isOnline: () => boolean;
  signal?: AbortSignal;
}

/** Sends a request up to so many times, 500 ms apart, while it answers 5xx [NET-01]. Rejects with an ApiError only. */
export async function send(sending: Sending): Promise<unknown> {
  for (let left = sending.attempts - 1; ; left -= 1) {
    try {
      return await sendOnce(sending);
    } catch (error) {
      if (!(error instanceof ApiError) || !isWorthAnother(error.status) || left <= 0) throw error;
      await sending.clock.sleep(retry.pauseMs, sending.signal).catch(() => {
        throw aborted();
      });
    }
  }
}

async function sendOnce({ url, init, timeoutMs, clock, fetch, isOnline, signal }: Sending): Promise<unknown> {
  const ended = new AbortController();
  const timer = new AbortController();
  let isLate = false;
  const stop = () => ended.abort();
  if (signal?.aborted) throw aborted();
  signal?.addEventListener('abort', stop, { once: true });
  void clock.sleep(timeoutMs, timer.signal).then(
    () => {
      isLate = true;
      ended.abort();
    },
    () => undefined,
  );
  try {
    const response = await fetch(url, { ...init, signal: ended.signal });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (isLate) throw new ApiError(0, 'timeout', timeoutMessage);
    if (signal?.aborted) throw aborted();
    throw noAnswer(isOnline());
  } finally {
    timer.abort(isOver);
    signal?.removeEventListener('abort', stop);
  }
}

/** A body that parses, with a status below 400, is the answer; also the content aggregator's 207 [NET-02]. */
function readAnswer(status: number, text: string): unknown {
  const body = parse(text);
  if (status >= 400) throw toApiError(status, body.value);
  if (!body.isJson) throw new ApiError(status, 'unreadable', 'Something went wrong');
  return body.value;
}

function parse(text: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

/** A reason of our own: without one, each call would make an exception and its stack. */
const isOver = 'over';
const aborted = () => new ApiError(0, 'aborted', 'ajax error aborted');
