import { setTimeout as delay } from 'node:timers/promises';

/** Sends a request to the desk of a store process, and returns the status and the text of the response. */
export type SendToDesk = (
  method: 'GET' | 'POST',
  path: string,
  init: { readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; readonly text: string }>;

/** A person at the desk of a store process, who handles orders. */
export interface DeskPerson {
  /** Paths of the moves that the desk offers for an order: of its parcels, returns, refunds and transfers. */
  movesOf(orderId: string): Promise<string[]>;
  /** Makes a move; returns the status, which is below 400 when it was made. */
  move(path: string, fields?: Readonly<Record<string, string>>): Promise<number>;
}

const offered =
  /(?:action|href)="(\/desk\/(?:orders\/[\w-]+\/(?:parcels|refunds|transfers)|returns)\/[^"]+)"/g;

/**
 * The person of a session cookie. Only this file knows how the desk is called over HTTP. `port` is that of
 * the second listener.
 */
export function deskPerson(send: SendToDesk, cookie: string, port: number): DeskPerson {
  const headers = { cookie, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
  let csrf: string | undefined;
  const readCsrf = async () => {
    const { text } = await send('GET', '/desk/password', { headers });
    return (csrf = /name="csrf" value="([\w-]+)"/.exec(text)?.[1] ?? '');
  };
  return {
    async movesOf(orderId) {
      const { text } = await send('GET', `/desk/orders?id=${orderId}`, { headers });
      return [...new Set([...text.matchAll(offered)].map(([, path = '']) => path))];
    },
    async move(path, fields = {}) {
      const body = new URLSearchParams({ csrf: csrf ?? (await readCsrf()), ...fields }).toString();
      const formType = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await send('POST', path, { headers: { ...headers, ...formType }, body })).status;
    },
  };
}

/** A store process that is killed and started again. Requests wait for it. */
export interface Gate {
  /** Counts the starts of the process. Undefined while none is ready. */
  life: number | undefined;
  /** Resolves when a process is ready. */
  opened: Promise<void>;
}

/**
 * Sends a request to the process of a gate until it is answered. A request whose process was killed is
 * repeated unchanged with the next process, as a shopper or a browser would.
 */
export async function sendThrough(gate: Gate, url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    await gate.opened;
    const { life } = gate;
    const response = await fetch(url, { ...init, redirect: 'manual' })
      .then(async (given) => ({ status: given.status, text: await given.text() }))
      .catch(() => undefined);
    // Under overload and while it stops, the store answers 503.
    if (response !== undefined && response.status !== 503)
      return new Response(response.text || null, { status: response.status });
    if (life === gate.life) await delay(50);
  }
}
