import { leadForms, leadKinds, type LeadKind } from '@luxe/contract/lead-forms';
import { daysFromToday, readSentLead, toLeadBody, type SentLead } from '@luxe/feature-leads/sent-lead';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCookieJar } from '../boundary/cookies.ts';
import { forward } from '../boundary/forward.ts';
import { isSameOrigin } from '../boundary/guard.ts';
import { matchCall } from '../boundary/match.ts';
import { createShopper, deviceOf } from '../boundary/shopper.ts';
import { createTokens } from '../boundary/shopperTokens.ts';
import { createUpstream, type Upstream, type UpstreamResponse } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';
import type { SendForm } from './pages.ts';

interface LeadPostOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  /** Replaces the network, for tests. */
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly sendForm: SendForm;
}

/** Bytes of a body: a message of 1,000 characters takes up to 12 bytes for each in this encoding. */
const bodyLimit = 16 * 1024;
const hour = 60 * 60_000;
const raiseCall = matchCall('POST', '/v2/lux/raiseLeadTicket');

/**
 * The forms with which shoppers ask for a call, for browsers without scripts. Each answers with its page:
 * with a sentence beside each wrong field and everything that was typed, or with the number of the request. A
 * reload within the hour sends the same request, which counts once.
 */
export function leadPosts(app: FastifyInstance, options: LeadPostOptions): void {
  const { config, now = Date.now, sendForm } = options;
  const upstream = options.upstream ?? createUpstream(config, options.fetch);
  const tools = { upstream, tokens: createTokens(upstream, config.secrets, now), now };
  const isSecure = config.publicOrigin.startsWith('https:');

  /** Raises the request in the name of the shopper. Undefined when the store does not answer. */
  async function raise(request: FastifyRequest, reply: FastifyReply, { kind, values }: SentLead) {
    const body = { ...toLeadBody(kind, values) };
    const shopper = createShopper(createCookieJar(request, reply, isSecure), deviceOf(request.headers), now);
    const idempotencyKey = keyOf([body, Math.floor(now() / hour)]);
    const response = await forward(tools, {
      ...{ matched: raiseCall, shopper, address: request.ip, body, idempotencyKey },
    }).catch(() => undefined);
    shopper.writeHint();
    return response;
  }

  const answer = (kind: LeadKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request, config.publicOrigin))
      return reply.status(403).type('text/plain').send('Forbidden');
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const sent = readSentLead(kind, form, daysFromToday(new Date(now())));
    if (Object.keys(sent.errors).length > 0) return sendForm(request, reply, 422, sent);
    const response = await raise(request, reply, sent);
    const status = response?.status ?? 503;
    return sendForm(request, reply, status < 500 ? status : 503, { ...sent, outcome: outcomeOf(response) });
  };

  for (const kind of leadKinds) app.post(leadForms[kind].path, { bodyLimit }, answer(kind));
}

/**
 * The same form within an hour has the same key. Later, the store finds a request that is still open by its
 * phone number. A key for longer would answer with a request whose call has ended.
 */
const keyOf = (parts: readonly unknown[]): string =>
  `form-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;

function outcomeOf(response: UpstreamResponse | undefined): NonNullable<SentLead['outcome']> {
  const { outcome, leadNumber, errors } = (response?.body ?? {}) as {
    readonly outcome?: 'raised' | 'duplicate';
    readonly leadNumber?: string;
    readonly errors?: readonly { readonly message?: string }[];
  };
  const status = response?.status ?? 503;
  if (status < 400 && outcome && leadNumber) return { status: outcome, leadNumber };
  return { status: 'failed', message: status < 500 ? (errors?.[0]?.message ?? '') : '' };
}
