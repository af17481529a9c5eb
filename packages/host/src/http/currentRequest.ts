import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The request in whose course something happens. */
export interface CurrentRequest {
  /** Follows the request through both programs and their logs. */
  readonly id: string;
  /** Method and route template, as `GET /v2/lux/users/:user/addresses`: never the path, the query or a header. */
  where: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The request that is being answered; undefined outside of one. */
export const currentRequest = () => storage.getStore();
/** Says more closely than the server's route what was asked for: a template, never what it was filled with. */
export function nameRoute(where: string): void {
  const current = storage.getStore();
  if (current) current.where = where;
}
/** Runs what answers a request, and all that follows from it, in the course of that request. */
export const inRequest = <T>(request: CurrentRequest, run: () => T): T => storage.run(request, run);

export const requestIdHeader = 'x-request-id';

/** The id of a request: a new one, or the one it brings where who sends it is believed and it looks like one. */
export function requestIdOf(headers: IncomingHttpHeaders, isBelieved: boolean): string {
  const given = headers[requestIdHeader];
  if (isBelieved && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  return randomBytes(12).toString('base64url');
}

/** Sends the id of the request along to another program, so that a fault there can be found by it. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequest()?.id;
  return id === undefined ? {} : { [requestIdHeader]: id };
}
