import type { CallName, CallResponse } from '../calls.ts';
import { calls } from '../calls.ts';

/** How a mocked call answers. Made by `answer`, `refusal` and the faults. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds before it answers; `forever` never does. */
  readonly wait: number | 'forever';
  /** What is wrong with the line itself. */
  readonly broken: 'offline' | 'malformed' | 'empty' | undefined;

  constructor(status: number, body: unknown, more: Partial<Pick<Reply, 'wait' | 'broken'>> = {}) {
    this.status = status;
    this.body = body;
    this.wait = more.wait ?? 0;
    this.broken = more.broken;
  }
}

/** A refusal as the store words it. */
export function refusal(status: number, errorCode: string, message: string): Reply {
  return new Reply(status, { status: 'FAILURE', errorCode, errors: [{ type: errorCode, message }] });
}

/** What a call was asked. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Override<Name extends CallName> =
  CallResponse<Name> | Reply | ((asked: Asked) => CallResponse<Name> | Reply);

/** Answers that stand in for the mock shop's own. */
export type Overrides = { readonly [Name in CallName]?: Override<Name> };

export type FaultKind = '4xx' | '5xx' | 'timeout' | 'malformed' | 'empty' | 'offline';

const faults: Readonly<Record<FaultKind, Reply>> = {
  '4xx': refusal(400, 'E4000', 'That did not work. Check what you gave.'),
  '5xx': refusal(503, 'E5030', 'The shop is not reachable just now.'),
  timeout: new Reply(200, {}, { wait: 'forever' }),
  malformed: new Reply(200, undefined, { broken: 'malformed' }),
  empty: new Reply(200, undefined, { broken: 'empty' }),
  offline: new Reply(0, undefined, { broken: 'offline' }),
};

/** One call goes wrong: `mockApi({ ...fault('bagCount', '5xx') })`. */
export function fault(name: CallName, kind: FaultKind): Overrides {
  return { [name]: faults[kind] };
}

/** Every call goes wrong in the same way. */
export function faultEverywhere(kind: FaultKind): Overrides {
  return Object.fromEntries(Object.keys(calls).map((name) => [name, faults[kind]]));
}

/** The same answer, later. */
export function later(wait: number, body: unknown): Reply {
  return new Reply(200, body, { wait });
}
