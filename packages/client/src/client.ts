import type {
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallResponse,
  Endpoint,
  Service,
} from '@luxe/contract/calls';
import { realClock, type Clock } from './clock.ts';
import { attemptsFor } from './attempts.ts';
import { endpointOf, knownEndpoint } from './endpointOf.ts';
import { ApiError, refreshFailedMessage } from './errors.ts';
import { send, type Fetch } from './send.ts';
import { encodeBody, fillPath, joinBase, toQueryString } from './url.ts';

export type TokenKind = 'global' | 'customer' | 'identity';

/** What a call is given. Parts that the call has not may be left out. */
export interface CallArgs<Name extends CallName> {
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  signal?: AbortSignal;
  /** Travels as `Idempotency-Key`; an idempotent write that names none gets a fresh one. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** The token kind that the call carries, when it is not the endpoint's own. */
  tokenKind?: TokenKind;
  /** Another path than the call's own, already encoded: a version of it that is on trial. */
  at?: string;
}

export interface ClientOptions {
  /** `/api` in a browser; on a server an origin for all services, or one for each. */
  baseUrl: string | Readonly<Record<Service, string>>;
  fetch?: Fetch;
  clock?: Clock;
  isOnline?: () => boolean;
  /** Called when a token failure stays after the refresh: the shopper is logged out. */
  onSessionLost?: () => void;
  /** Headers of every call, or of each by its endpoint (a server puts the token here). */
  headers?:
    | HeaderRecord
    | ((
        endpoint: Endpoint,
        args: { tokenKind: TokenKind | undefined },
      ) => HeaderRecord | Promise<HeaderRecord>);
  /** Gets the next token of a kind; resolves to false when there is none to be had. In a browser the session boundary does this. */
  refresh?: (kind: TokenKind) => Promise<boolean>;
  /** Told of every call that failed, for error tracking. */
  onFailure?: (error: ApiError, name: CallName) => void;
  timeoutMs?: number;
  /** Origins of payment providers beside the known ones; what goes there is never sent twice. */
  paymentOrigins?: readonly string[];
}

type HeaderRecord = Readonly<Record<string, string>>;

export interface Client {
  /** Makes a call of the contract. Rejects with an ApiError, never with anything else. */
  call<Name extends CallName>(name: Name, args?: CallArgs<Name>): Promise<CallResponse<Name>>;
}

/** Milliseconds until a request is given up [NET-02]. */
export const requestTimeoutMs = 10_000;

/** The one way to call the shop: builds the request, retries, refreshes a token, words the error. Nothing outside retries. */
export function createClient(options: ClientOptions): Client {
  const clock = options.clock ?? realClock;

  async function attempt(
    name: CallName,
    endpoint: Endpoint,
    args: CallArgs<CallName>,
    tokenKind: TokenKind | undefined,
  ) {
    const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl[endpoint.service];
    const url =
      joinBase(base, args.at ?? fillPath(endpoint.path, args.params ?? {})) + toQueryString(args.query ?? {});
    const { body, type } = encodeBody(endpoint, args.body);
    const given =
      typeof options.headers === 'function'
        ? await options.headers(endpoint, { tokenKind })
        : options.headers;
    return send({
      url,
      init: {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(type ? { 'content-type': type } : {}),
          ...(endpoint.effect === 'write' ? { 'x-luxe-request': '1' } : {}),
          ...(args.idempotencyKey ? { 'idempotency-key': args.idempotencyKey } : {}),
          ...given,
          ...args.headers,
        },
        ...(body === undefined ? {} : { body }),
        keepalive: endpoint.effect === 'write' && isSmall(body),
      },
      attempts: attemptsFor(endpoint, url, options.paymentOrigins),
      timeoutMs: options.timeoutMs ?? endpoint.timeoutMs ?? requestTimeoutMs,
      clock,
      fetch: options.fetch ?? fetch,
      isOnline: options.isOnline ?? browserIsOnline,
      ...(args.signal ? { signal: args.signal } : {}),
    });
  }

  async function withRefresh(name: CallName, endpoint: Endpoint, args: CallArgs<CallName>) {
    const tokenKind = args.tokenKind ?? tokenKindOf(endpoint);
    try {
      return await attempt(name, endpoint, args, tokenKind);
    } catch (error) {
      if (!isTokenFailure(error) || !tokenKind || !options.refresh) throw error;
      // Once per kind and request: the second attempt's failure is final [TOK-01].
      if (!(await options.refresh(tokenKind).catch(refreshFailed))) throw error;
      return await attempt(name, endpoint, args, tokenKind);
    }
  }

  return {
    async call(name, args = {}) {
      let endpoint: Endpoint | undefined;
      try {
        endpoint = knownEndpoint(name) ?? (await endpointOf(name, options.isOnline ?? browserIsOnline));
        const keyed =
          endpoint.idempotent && !args.idempotencyKey
            ? { ...args, idempotencyKey: crypto.randomUUID() }
            : args;
        return (await withRefresh(name, endpoint, keyed as CallArgs<CallName>)) as never;
      } catch (error) {
        const told =
          error instanceof ApiError ? error : new ApiError(0, 'unusable', String((error as Error).message));
        if (isTokenFailure(told) && endpoint?.token !== 'none') options.onSessionLost?.();
        if (told.code !== 'aborted') options.onFailure?.(told, name);
        throw told;
      }
    },
  };
}

const isTokenFailure = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'InvalidTokenError' || error.status === 401);
/** A refresh that could not be made is no lost session: its own sentence tells it [ERR-08]. */
function refreshFailed(cause: unknown): never {
  const status = cause instanceof ApiError && cause.status >= 500 ? cause.status : 503;
  throw new ApiError(status, 'refreshFailed', refreshFailedMessage);
}
const tokenKindOf = ({ token }: Endpoint): TokenKind | undefined =>
  token === 'none' ? undefined : token === 'any' ? 'global' : token;
/** Browsers take 64 KiB at once for all that is to outlive its page; files are more. */
const isSmall = (body: string | FormData = '') => typeof body === 'string' && body.length < 8_192;
const browserIsOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;
