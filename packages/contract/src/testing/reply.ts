import { calls, type CallName, type CallResponse } from '../calls/calls.ts';
import { errorOf, toErrorBody, type ErrorName, type ErrorValues } from '../errors/errors.ts';

/** The response of a mocked call, as made by `errorReply`, `delayedReply` and `fault`. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  /** Delay in milliseconds; `forever` never responds. */
  readonly wait: number | 'forever';
  /** Simulates a failed connection (`offline`) or an unreadable response body. */
  readonly broken: 'offline' | 'malformed' | 'empty' | undefined;

  constructor(status: number, body: unknown, more: Partial<Pick<Reply, 'wait' | 'broken'>> = {}) {
    this.status = status;
    this.body = body;
    this.wait = more.wait ?? 0;
    this.broken = more.broken;
  }
}

/** An error of the registry, as the store sends it. `values` are the values of its sentence. */
export function rejection<Name extends ErrorName>(name: Name, ...values: ErrorValues<Name>): Reply {
  const error = errorOf(name, ...values);
  return new Reply(error.status, toErrorBody(error));
}

/** An error in the format of the store, with the words of another back end. */
export function errorReply(status: number, code: string, message: string): Reply {
  return new Reply(status, toErrorBody({ code, message }));
}

/** The arguments of a call. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Override<Name extends CallName> =
  CallResponse<Name> | Reply | ((request: MockRequest) => CallResponse<Name> | Reply);

/** Responses, by the name of their call, that replace the responses of the mock shop. */
export type Overrides = { readonly [Name in CallName]?: Override<Name> };

export type FaultKind = '4xx' | '5xx' | 'timeout' | 'malformed' | 'empty' | 'offline';

const faults: Readonly<Record<FaultKind, Reply>> = {
  '4xx': errorReply(400, 'E4000', 'That did not work. Check your details.'),
  '5xx': errorReply(503, 'E5030', 'The shop cannot be reached just now.'),
  timeout: new Reply(200, {}, { wait: 'forever' }),
  malformed: new Reply(200, undefined, { broken: 'malformed' }),
  empty: new Reply(200, undefined, { broken: 'empty' }),
  offline: new Reply(0, undefined, { broken: 'offline' }),
};

/** Makes one call fail: `mockApi({ ...fault('bagCount', '5xx') })`. */
export function fault(name: CallName, kind: FaultKind): Overrides {
  return { [name]: faults[kind] };
}

/** Makes all calls fail with the same kind of fault. */
export function faultEverywhere(kind: FaultKind): Overrides {
  return Object.fromEntries(Object.keys(calls).map((name) => [name, faults[kind]]));
}

/** A response after a delay in milliseconds. */
export function delayedReply(wait: number, body: unknown): Reply {
  return new Reply(200, body, { wait });
}
