import type { Fetch } from '@luxe/client';
import { Agent, type Dispatcher } from 'undici';

const agent = new Agent();

/**
 * `fetch` as far as a page's reads of the store need it, at a third of its cost: no streams, no lists of headers, and the text of an answer does not
 * outlive its page. It follows no redirect; a store that answers with one is in trouble, as it is for the session boundary.
 */
export const fetchLean: Fetch = (url, { signal, body, ...init }) =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    const parts: Buffer[] = [];
    let status = 0;
    let running: Dispatcher.DispatchController | undefined;
    const stop = () => {
      reject(signal.reason as Error);
      running?.abort(new Error('Nobody waits for it any more.'));
    };
    const end = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    agent.dispatch(
      // Pages read; a body of files is none of theirs.
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
