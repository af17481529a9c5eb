import type { Readable } from 'node:stream';
import { calls, type CallAnswer, type CallName, type Endpoint } from '@luxe/contract/calls';
import { fillPath, joinBase, toQueryString } from '@luxe/client';
import { requestIdHeaders } from '@luxe/host/http';
import { platform } from '@luxe/format';
import type { Config } from '../config.ts';
import { fieldsOf, platformOf, standingOf } from '../platform.ts';
import { malformed, Refusal, timedOut, unavailable } from './refusal.ts';

/** What is sent to another program of the shop. */
interface UpstreamCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** In place of a body: passed on as it comes. */
  readonly stream?: UploadStream | undefined;
  /** Token to send, as the endpoint says where. */
  readonly token?: string | undefined;
  /** The shopper's address; the store believes it because of our credential. */
  readonly address: string;
  readonly idempotencyKey?: string | undefined;
  /** Her cart: calls that are to know say so, with the shop that it is of [CHK-11]. */
  readonly cartId?: string | undefined;
  /** What her browser runs on: calls that are to know say so [NET-07]. */
  readonly device?: Device | undefined;
  /** She came from the partner's app: calls that are to know say so [NET-04]. */
  readonly isPartner?: boolean;
}

/** A body that is not held: its parts, and the type that says how they are divided. */
export interface UploadStream {
  readonly content: Readable;
  readonly type: string;
}

/** As the parameters are named. */
export interface Device {
  readonly deviceInfo: 'mobile' | 'desktop';
  readonly networkInfo: string;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds to wait, when the answer says so. */
  readonly retryAfter?: string;
}

/** Sends calls of the contract to the programs that answer them. */
export interface Upstream {
  /** One attempt; rejects with a 503 or 504 Refusal when there is no usable answer. */
  send(name: CallName, call: UpstreamCall): Promise<UpstreamAnswer>;
  /** Like send, but rejects with an UpstreamError for a status of 400 and above, and tries as often as the endpoint says. */
  ask<Name extends CallName>(name: Name, call: UpstreamCall): Promise<CallAnswer<Name>>;
}

/** Another program refused; its answer can be passed on. */
export class UpstreamError extends Error {
  readonly answer: UpstreamAnswer;
  /** What it means outside `/api`, by the name that Fastify reads: the shop cannot be reached. */
  readonly statusCode = 503;
  constructor(name: CallName, answer: UpstreamAnswer) {
    super(`${name} answered ${answer.status}`);
    this.answer = answer;
  }
}

/** The shop, as the programs behind it call it. */
const site = 'lux';
/** How long an answer may take, to its last byte. */
const usualTimeoutMs = 10_000;
/** How long nothing of a body of files may move, and how long its answer may take. Longer than a page's line may stand still (RequestLimits). */
const usualStandstillMs = 60_000;

/** `fetch` and the time are replaceable for tests. */
export function createUpstream(
  config: Config,
  send: typeof fetch = fetch,
  timeoutMs = usualTimeoutMs,
  standstillMs = usualStandstillMs,
): Upstream {
  const { secrets, origins } = config;
  // The storefront itself is never upstream of itself.
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
          ...standingOf(name),
          ...withoutGaps(call.query),
          ...platformOf(name, 'query'),
          ...project,
          ...token,
        });
      const client = fieldsOf(name, 'body').includes('clientId')
        ? { clientId: secrets.identityClientId }
        : {};
      const standstill = call.stream && watchStandstill(call.stream.content, standstillMs);
      const { body, type } = standstill
        ? { body: standstill.content, type: call.stream?.type }
        : encode(endpoint, { ...call.body, ...platformOf(name, 'body'), ...client });
      const late = AbortSignal.timeout(endpoint.timeoutMs ?? timeoutMs);
      try {
        const response = await send(url, {
          method: endpoint.method,
          headers: headersOf(endpoint, call, type),
          redirect: 'error',
          signal: standstill ? AbortSignal.any([late, standstill.signal]) : late,
          // An iterable is a body for Node's fetch; the types are a browser's.
          ...(body === undefined ? {} : { body: body as string }),
          ...(call.stream ? { duplex: 'half' } : {}),
        });
        const retryAfter = response.headers.get('retry-after');
        const answer = { status: response.status, body: JSON.parse(await response.text()) as unknown };
        return retryAfter ? { ...answer, retryAfter } : answer;
      } catch (error) {
        // No answer, a redirect, or one that is not JSON: all the same to a shopper.
        if (error instanceof Refusal) throw error;
        // What was being passed on has been refused on the way.
        if ((error as Error).cause instanceof Refusal) throw (error as Error).cause;
        throw late.aborted ? timedOut() : unavailable();
      } finally {
        standstill?.end();
      }
    },
    async ask(name, call) {
      const endpoint: Endpoint = calls[name];
      for (let left = endpoint.attempts ?? 1; ; left -= 1) {
        const answer = await upstream.send(name, call);
        if (answer.status < 400) return answer.body as never;
        if (answer.status < 500 || left <= 1) throw new UpstreamError(name, answer);
      }
    },
  };
  return upstream;
}

/** What is left out must not take the place of what stands. */
const withoutGaps = (query: UpstreamCall['query'] = {}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** A stream that is passed on, with a signal for when nothing of it has moved for a while. */
function watchStandstill(stream: Readable, ms: number) {
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(), ms).unref();
  async function* passOn() {
    for await (const chunk of stream) {
      timer.refresh();
      yield chunk as Buffer;
    }
    timer.refresh();
  }
  return { content: passOn(), signal: aborted.signal, end: () => clearTimeout(timer) };
}

function pathOf(endpoint: Endpoint, call: UpstreamCall): string {
  try {
    return fillPath(endpoint.path, call.params ?? {});
  } catch {
    throw new Refusal(400, 'MALFORMED', 'The address is malformed.');
  }
}

function encode(endpoint: Endpoint, body: UpstreamCall['body']): { body?: string; type?: string } {
  if (!endpoint.body) return {};
  if (endpoint.body === 'json') return { body: JSON.stringify(body ?? {}), type: 'application/json' };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'object' && value !== null) throw malformed(`${name} is not a text.`);
    if (value !== undefined) form.set(name, String(value));
  }
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}
