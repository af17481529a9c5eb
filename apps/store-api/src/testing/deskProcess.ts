import { deskCalls, deskCsrfHeader, deskPath, type DeskResponse } from '@luxe/contract/desk';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Sends a request to the desk of a store process, and returns the status and the text of the response. */
export type SendToDesk = (
  method: 'GET' | 'POST',
  path: string,
  init: { readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; readonly text: string }>;

/** A move that the desk offers for an order. */
export interface DeskMove {
  /** State of a parcel or return after the move, or what the desk does with a part of a refund. */
  readonly step: string;
  readonly url: string;
  /** Names of the fields that it needs or shows. */
  readonly fields: readonly string[];
  /** Id of the return that moves; undefined for any other move. */
  readonly returnId?: number;
}

/** A person at the desk of a store process, who handles orders. */
export interface DeskPerson {
  /** What the desk offers for an order: moves of its parcels, returns, refunds and transfers. */
  movesOf(orderId: string): Promise<DeskMove[]>;
  /** Makes a move; returns the status, which is below 400 when it was made. */
  move(move: DeskMove, fields?: Readonly<Record<string, string | boolean>>): Promise<number>;
}

/**
 * The person of a session cookie. Only this file knows how the desk is called over HTTP. `port` is that of
 * the second listener.
 */
export function deskPerson(send: SendToDesk, cookie: string, port: number): DeskPerson {
  const headers = { cookie, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
  let csrf: string | undefined;
  const readCsrf = async () => {
    const { text } = await send('GET', deskCalls.session.path, { headers });
    return (csrf = (JSON.parse(text) as DeskResponse<'session'>).csrf);
  };
  return {
    async movesOf(orderId) {
      const { status, text } = await send('GET', deskPath(deskCalls.order.path, { orderId }), { headers });
      return status === 200 ? toMoves((JSON.parse(text) as DeskResponse<'order'>).order) : [];
    },
    async move({ step, url }, fields = {}) {
      const change = { [deskCsrfHeader]: csrf ?? (await readCsrf()), 'idempotency-key': randomUUID() };
      const body = JSON.stringify({ to: step, ...fields });
      const type = { 'content-type': 'application/json' };
      return (await send('POST', url, { headers: { ...headers, ...change, ...type }, body })).status;
    },
  };
}

function toMoves({ id: orderId, parcels, returns, refunds }: DeskResponse<'order'>['order']): DeskMove[] {
  return [
    ...parcels.flatMap(({ id: parcelId, moves }) =>
      moves.map(({ to, fields }) => ({
        ...{ step: to, fields, url: deskPath(deskCalls.moveParcel.path, { orderId, parcelId }) },
      })),
    ),
    ...returns.flatMap(({ id: returnId, moves }) =>
      moves.map(({ to, fields }) => ({
        ...{ step: to, fields, returnId, url: deskPath(deskCalls.moveReturn.path, { returnId }) },
      })),
    ),
    ...refunds
      .flatMap(({ parts }) => parts)
      .flatMap(({ id: partId, actions }) =>
        actions
          .filter((action) => action !== 'redirect')
          .map((action) => {
            const { path } = action === 'retry' ? deskCalls.retryRefund : deskCalls.recordTransfer;
            const fields = action === 'transfer' ? ['reference'] : [];
            return { step: action, fields, url: deskPath(path, { orderId, partId }) };
          }),
      ),
  ];
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
