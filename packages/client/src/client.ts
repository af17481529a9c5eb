import type {
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallResponse,
  Endpoint,
  Service,
} from '@luxe/contract/calls';
import { systemTimers, type Timers } from './timers.ts';
import { attemptsFor } from './attempts.ts';
import { endpointOf, knownEndpoint } from './endpointOf.ts';
import { ApiError, refreshFailedMessage } from './apiError.ts';
import { send, type Fetch } from './send.ts';
import { encodeBody, fillPath, joinBase, toQueryString } from './url.ts';

export type TokenKind = 'global' | 'customer' | 'identity';

/** Arguments of a call. Parts that the call does not have may be omitted. */
export interface CallArgs<Name extends CallName> {
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  signal?: AbortSignal;
  /** Sent as the header `Idempotency-Key`. When an idempotent write has no key, the client creates a UUID. */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** Kind of token to send, if it differs from the token kind of the endpoint. */
  tokenKind?: TokenKind;
  /** Encoded path to use instead of the call's own, such as the path of a search experiment. */
  path?: string;
}

export interface ClientOptions {
  /**
   * Base URL of the calls: `/api` in a browser; on a server, one origin for all services or one for each
   * service.
   */
  baseUrl: string | Readonly<Record<Service, string>>;
  fetch?: Fetch;
  clock?: Timers;
  isOnline?: () => boolean;
  /**
   * Called when a call fails because of its token, and a token refresh was not possible or did not help. The
   * shopper is then logged out.
   */
  onSessionLost?: () => void;
  /** Headers of every call, or a function of the endpoint. A server adds the token here. */
  headers?:
    | HeaderRecord
    | ((
        endpoint: Endpoint,
        args: { tokenKind: TokenKind | undefined },
      ) => HeaderRecord | Promise<HeaderRecord>);
  /**
   * Fetches a new token of a kind. Resolves to false when no token is available. Not set in a browser, where
   * the session boundary (the storefront server) refreshes tokens.
   */
  refresh?: (kind: TokenKind) => Promise<boolean>;
  /** Called with every failed call except aborted ones, for error tracking. */
  onFailure?: (error: ApiError, name: CallName) => void;
  timeoutMs?: number;
  /** Origins of payment providers besides the known hosts. Requests to them are never retried. */
  paymentOrigins?: readonly string[];
}

type HeaderRecord = Readonly<Record<string, string>>;

export interface Client {
  /** Makes a call of the contract. Rejects only with an ApiError. */
  call<Name extends CallName>(name: Name, args?: CallArgs<Name>): Promise<CallResponse<Name>>;
}

/** Default timeout of a request in milliseconds [NET-02]. */
export const requestTimeoutMs = 10_000;

/**
 * Creates the API client of the shop. It builds requests, retries them, refreshes tokens and maps every
 * failure to an ApiError. No code outside this package retries.
 */
export function createClient(options: ClientOptions): Client {
  const clock = options.clock ?? systemTimers;

  async function attempt(
    name: CallName,
    endpoint: Endpoint,
    args: CallArgs<CallName>,
    tokenKind: TokenKind | undefined,
  ) {
    const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl[endpoint.service];
    const url =
      joinBase(base, args.path ?? fillPath(endpoint.path, args.params ?? {})) +
      toQueryString(args.query ?? {});
    const { body, type } = encodeBody(endpoint, args.body);
    const extraHeaders =
      typeof options.headers === 'function'
        ? await options.headers(endpoint, { tokenKind })
        : options.headers;
    return send({
      url,
      init: {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(type && { 'content-type': type }),
          ...(endpoint.effect === 'write' && { 'x-luxe-request': '1' }),
          ...(args.idempotencyKey && { 'idempotency-key': args.idempotencyKey }),
          ...extraHeaders,
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
      ...(args.signal && { signal: args.signal }),
    });
  }

  async function withRefresh(name: CallName, endpoint: Endpoint, args: CallArgs<CallName>) {
    const tokenKind = args.tokenKind ?? tokenKindOf(endpoint);
    try {
      return await attempt(name, endpoint, args, tokenKind);
    } catch (error) {
      if (!isTokenFailure(error) || !tokenKind || !options.refresh) throw error;
      // Each request gets at most one token refresh, for the token kind that it sends. A failure of the
      // second attempt is final [TOK-01].
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
        const apiError =
          error instanceof ApiError ? error : new ApiError(0, 'unusable', String((error as Error).message));
        if (isTokenFailure(apiError) && endpoint?.token !== 'none') options.onSessionLost?.();
        if (apiError.code !== 'aborted') options.onFailure?.(apiError, name);
        throw apiError;
      }
    },
  };
}

const isTokenFailure = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'InvalidTokenError' || error.status === 401);
/** A failed refresh does not end the session. The call rejects with a message of its own [ERR-08]. */
function refreshFailed(cause: unknown): never {
  const status = cause instanceof ApiError && cause.status >= 500 ? cause.status : 503;
  throw new ApiError(status, 'refreshFailed', refreshFailedMessage);
}
const tokenKindOf = ({ token }: Endpoint): TokenKind | undefined =>
  token === 'none' ? undefined : token === 'any' ? 'global' : token;
/**
 * Whether a body is small enough for `keepalive`. Browsers limit the bodies of all pending `keepalive`
 * requests to 64 KiB together.
 */
const isSmall = (body: string | FormData = '') => typeof body === 'string' && body.length < 8_192;
const browserIsOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false;
