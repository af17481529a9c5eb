import type { Fetch } from '@luxe/client';
import { Agent, type Dispatcher } from 'undici';

const agent = new Agent();

/**
 * A `fetch` with only those features that pages need to read from the store, at a third of the cost. It has
 * no streams and no header objects. The text of a response is freed from memory together with its page.
 * Redirects are not followed: a redirect from the store counts as a failure, as in the session boundary.
 */
export const fetchLean: Fetch = (url, { signal, body, ...init }) =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    const parts: Buffer[] = [];
    let status = 0;
    let running: Dispatcher.DispatchController | undefined;
    const stop = () => {
      reject(signal.reason as Error);
      running?.abort(new Error('The request was aborted.'));
    };
    const end = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    agent.dispatch(
      // Pages only make read calls, so a body is never a stream of files.
      { origin, path: pathname + search, ...init, ...(typeof body === 'string' ? { body } : {}) },
      {
        onRequestStart(controller) {
          running = controller;
          if (signal.aborted) stop();
        },
        onResponseStart: (_, statusCode) => void (status = statusCode),
        onResponseData: (_, part) => void parts.push(part),
        onResponseEnd() {
          end();
          const body = Buffer.concat(parts).toString();
          resolve({ status, text: () => Promise.resolve(body) });
        },
        onResponseError(_, error) {
          end();
          reject(error);
        },
      },
    );
  });
