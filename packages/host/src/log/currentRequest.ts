import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The request during which code runs. */
export interface CurrentRequest {
  /** Id of the request. The storefront server and the store API log the same request with the same id. */
  readonly id: string;
  /**
   * Method and route template, such as `GET /v2/lux/users/:user/addresses`. Never the path, the query or a
   * header.
   */
  where: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** The request that is being handled; undefined outside a request. */
export const currentRequest = () => storage.getStore();
/**
 * Replaces the route template of the current request with a more precise one, without values of parameters.
 */
export function nameRoute(where: string): void {
  const current = storage.getStore();
  if (current) current.where = where;
}
/** Runs a function, and everything that it starts, in the context of a request. */
export const runInRequest = <T>(request: CurrentRequest, run: () => T): T => storage.run(request, run);

export const requestIdHeader = 'x-request-id';

/** Returns the id of a request: its own id if the sender is trusted and the id is valid, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  const given = headers[requestIdHeader];
  if (isTrusted && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  return randomBytes(12).toString('base64url');
}

/**
 * Request headers that pass the request id on to another program, so that a fault can be found in the logs of
 * both programs.
 */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequest()?.id;
  return id === undefined ? {} : { [requestIdHeader]: id };
}
