import { isRetryable, retry } from './attempts.ts';
import type { Endpoint } from '@luxe/contract/calls';
import type { Timers } from './timers.ts';
import { ApiError, noResponseError, timeoutMessage, toApiError } from './apiError.ts';

/**
 * The part of `fetch` that the client needs, so that a server can pass a lighter implementation. The promise
 * rejects when there is no response.
 */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{ readonly status: number; text(): Promise<string> }>;

interface FetchInit {
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
  /** Lets a pending write complete when the shopper leaves the page. */
  keepalive?: boolean;
  signal: AbortSignal;
}

interface Sending {
  url: string;
  init: Omit<FetchInit, 'signal'>;
  attempts: number;
  timeoutMs: number;
  clock: Timers;
  fetch: Fetch;
  isOnline: () => boolean;
  signal?: AbortSignal;
}

/**
 * Sends a request and retries it on 5xx, 500 ms apart, up to `attempts` times in all [NET-01]. Rejects only
 * with an ApiError.
 */
export async function send(sending: Sending): Promise<unknown> {
  for (let left = sending.attempts - 1; ; left -= 1) {
    try {
      return await sendOnce(sending);
    } catch (error) {
      if (!(error instanceof ApiError) || !isRetryable(error.status) || left <= 0) throw error;
      await sending.clock.sleep(retry.pauseMs, sending.signal).catch(() => {
        throw aborted();
      });
    }
  }
}

async function sendOnce({ url, init, timeoutMs, clock, fetch, isOnline, signal }: Sending): Promise<unknown> {
  const controller = new AbortController();
  const timer = new AbortController();
  let isLate = false;
  const stop = () => controller.abort();
  if (signal?.aborted) throw aborted();
  signal?.addEventListener('abort', stop, { once: true });
  void clock.sleep(timeoutMs, timer.signal).then(
    () => {
      isLate = true;
      controller.abort();
    },
    () => undefined,
  );
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    return readResponse(response.status, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (isLate) throw new ApiError(0, 'timeout', timeoutMessage);
    if (signal?.aborted) throw aborted();
    throw noResponseError(isOnline());
  } finally {
    timer.abort(completed);
    signal?.removeEventListener('abort', stop);
  }
}

/** Accepts a JSON body with a status below 400, including the content aggregator's 207 [NET-02]. */
function readResponse(status: number, text: string): unknown {
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

/**
 * Reason for which the timer of a completed request is aborted. Without an explicit reason, each abort would
 * create an exception with a stack trace.
 */
const completed = 'over';
const aborted = () => new ApiError(0, 'aborted', 'ajax error aborted');
