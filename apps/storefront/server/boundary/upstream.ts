import { DomainError } from '@luxe/host';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { calls, type CallResponseInput, type CallName, type Endpoint } from '@luxe/contract/calls';
import { fillPath, joinBase, toQueryString } from '@luxe/client';
import { requestIdHeaders } from '@luxe/host/http';
import { platform } from '@luxe/format';
import type { Config } from '../config/config.ts';
import { fieldsOf, platformOf, defaultQueryOf } from './platform.ts';
import { domainError, timedOut, unavailable } from './errors.ts';

/** A call to an upstream service. */
interface UpstreamCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that is streamed to the service instead of `body`. */
  readonly stream?: UploadStream | undefined;
  /** Token to send; the endpoint decides where. */
  readonly token?: string | undefined;
  /** The shopper's IP address. The store trusts this value, because the storefront's secret is sent too. */
  readonly address: string;
  readonly idempotencyKey?: string | undefined;
  /** The shopper's cart. Calls that need it send it with the shop's id [CHK-11]. */
  readonly cartId?: string | undefined;
  /** Hash of the customer at the identity provider. Calls that need it send it in a header [ACC-08]. */
  readonly customerHash?: string | undefined;
  /** The device of the shopper's browser, for calls that need it [NET-07]. */
  readonly device?: Device | undefined;
  /** Random id of the visit, for calls that need it [SEA-09]. */
  readonly browserId?: string | undefined;
  /** Whether the shopper came from the partner's app, for calls that need it [NET-04]. */
  readonly isPartner?: boolean;
}

/** A body that is not buffered, and its content type with the multipart boundary. */
export interface UploadStream {
  readonly content: Readable;
  readonly type: string;
}

/** Named like the query parameters. */
export interface Device {
  readonly deviceInfo: 'mobile' | 'desktop';
  readonly networkInfo: string;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly body: unknown;
  /** Seconds to wait before a retry, if the response has a Retry-After header. */
  readonly retryAfter?: string;
  /**
   * The server-sent events of a streamed response; its `body` is then undefined. `destroy` ends the call at
   * the service.
   */
  readonly events?: Readable;
}

/** Sends calls of the contract to upstream services. */
export interface Upstream {
  /**
   * Sends once. Rejects with a DomainError: 503 or 504 without a usable response, 400 for an invalid
   * request.
   */
  send(name: CallName, call: UpstreamCall): Promise<UpstreamResponse>;
  /**
   * Like `send`, but rejects with an UpstreamError for a status of 400 and above. Retries server errors as
   * often as the endpoint allows.
   */
  call<Name extends CallName>(name: Name, call: UpstreamCall): Promise<CallResponseInput<Name>>;
}

/** An error response of an upstream service; its content can be passed on. */
export class UpstreamError extends Error {
  readonly response: UpstreamResponse;
  /** Response status of a page outside `/api` that fails with this error. Fastify reads this field name. */
  readonly statusCode = 503;
  constructor(name: CallName, response: UpstreamResponse) {
    super(`${name} returned ${response.status}`);
    this.response = response;
  }
}

/** The shop's id at upstream services. */
const site = 'lux';
/** How long a response may take, to its last byte, in ms. */
const defaultTimeoutMs = 10_000;
/**
 * How long an upload may pause, and how long its response may take, in ms. The limit for the browser's own
 * connection (RequestLimits) is shorter, so that a slow browser exceeds that limit first.
 */
const defaultStallMs = 60_000;

/** Tests can replace `send` and both times. */
export function createUpstream(
  config: Config,
  send: typeof fetch = fetch,
  timeoutMs = defaultTimeoutMs,
  stallMs = defaultStallMs,
): Upstream {
  const { secrets, origins } = config;
  // The storefront is never its own upstream.
  const originOf = ({ service }: Endpoint) => (service === 'storefront' ? origins.store : origins[service]);

  function headersOf(endpoint: Endpoint, call: UpstreamCall, type: string | undefined) {
    return {
      accept: 'application/json',
      'x-luxe-storefront-secret': secrets.storefrontSecret,
      'x-luxe-client-address': call.address,
      ...requestIdHeaders(),
      ...(type ? { 'content-type': type } : {}),
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...(endpoint.source && call.isPartner ? { source: 'tcp' } : {}),
      ...(endpoint.cartHeaders ? { siteId: site, ...(call.cartId ? { cartId: call.cartId } : {}) } : {}),
      ...(endpoint.customerHash && call.customerHash ? { customerHash: call.customerHash } : {}),
      ...(endpoint.browserId && call.browserId ? { 'unique-browser-id': call.browserId } : {}),
      ...(endpoint.client ? { 'client-id': secrets.identityClientId } : {}),
      ...(endpoint.client === 'secret' ? { 'client-secret': secrets.identityClientSecret } : {}),
      ...(endpoint.service === 'content'
        ? { tenant: 'luxury', channel: platform.channel, 'client-id': secrets.clientId }
        : {}),
    };
  }

  const upstream: Upstream = {
    async send(name, call) {
      const endpoint: Endpoint = calls[name];
      const token = endpoint.tokenIn === 'parameter' ? { access_token: call.token } : {};
      const project = endpoint.service === 'config' ? { project_id: config.remoteConfigProject } : {};
      const url =
        joinBase(originOf(endpoint), pathOf(endpoint, call)) +
        toQueryString({
          ...(endpoint.device && call.device),
          ...defaultQueryOf(name),
          ...withoutUndefined(call.query),
          ...platformOf(name, 'query'),
          ...project,
          ...token,
        });
      const client = fieldsOf(name, 'body').includes('clientId')
        ? { clientId: secrets.identityClientId }
        : {};
      const stallWatch = call.stream && watchForStall(call.stream.content, stallMs);
      const { body, type } = stallWatch
        ? { body: stallWatch.content, type: call.stream?.type }
        : encode(endpoint, { ...call.body, ...platformOf(name, 'body'), ...client });
      const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? timeoutMs);
      try {
        const response = await send(url, {
          method: endpoint.method,
          headers: headersOf(endpoint, call, type),
          redirect: 'error',
          signal: stallWatch ? AbortSignal.any([timeout, stallWatch.signal]) : timeout,
          // Node's fetch accepts an iterable as a body, but its types are those of a browser, which do not
          // allow this.
          ...(body === undefined ? {} : { body: body as string }),
          ...(call.stream ? { duplex: 'half' } : {}),
        });
        if (isEventStream(endpoint, response))
          return { status: response.status, body: undefined, events: toReadable(response) };
        const retryAfter = response.headers.get('retry-after');
        const result = { status: response.status, body: JSON.parse(await response.text()) as unknown };
        return retryAfter ? { ...result, retryAfter } : result;
      } catch (error) {
        // No response, a redirect and a response that is not JSON get the same error.
        if (error instanceof DomainError) throw error;
        // The body stream of an upload has failed. `fetch` rejects with another error, whose `cause` is the
        // error of the stream.
        if ((error as Error).cause instanceof DomainError) throw (error as Error).cause;
        throw timeout.aborted ? timedOut() : unavailable();
      } finally {
        stallWatch?.end();
      }
    },
    async call(name, call) {
      const endpoint: Endpoint = calls[name];
      for (let left = endpoint.attempts ?? 1; ; left -= 1) {
        const response = await upstream.send(name, call);
        if (response.status < 400) return response.body as never;
        if (response.status < 500 || left <= 1) throw new UpstreamError(name, response);
      }
    },
  };
  return upstream;
}

/** Whether a response is a stream. A call that may stream can answer JSON, too. */
const isEventStream = ({ stream }: Endpoint, { ok, headers }: Response): boolean =>
  stream === true && ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');

// The streams of a response have the types of a browser here.
const toReadable = ({ body }: Response): Readable =>
  body ? Readable.fromWeb(body as unknown as ReadableStream<Uint8Array>) : Readable.from([]);

/** An undefined value must not override a default. */
const withoutUndefined = (query: UpstreamCall['query'] = {}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Forwards the chunks of a stream. `signal` aborts when no chunk has arrived for `ms` milliseconds. */
function watchForStall(stream: Readable, ms: number) {
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(), ms).unref();
  async function* forwardChunks() {
    for await (const chunk of stream) {
      timer.refresh();
      yield chunk as Buffer;
    }
    timer.refresh();
  }
  return { content: forwardChunks(), signal: aborted.signal, end: () => clearTimeout(timer) };
}

function pathOf(endpoint: Endpoint, call: UpstreamCall): string {
  try {
    return fillPath(endpoint.path, call.params ?? {});
  } catch {
    throw domainError('addressMalformed');
  }
}

function encode(endpoint: Endpoint, body: UpstreamCall['body']): { body?: string; type?: string } {
  if (!endpoint.body) return {};
  if (endpoint.body === 'json') return { body: JSON.stringify(body ?? {}), type: 'application/json' };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'object' && value !== null) throw domainError('pageParameterNotText', name);
    if (value !== undefined) form.set(name, String(value));
  }
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}
