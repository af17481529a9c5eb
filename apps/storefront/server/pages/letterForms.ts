import {
  dataRequestPath,
  newsletterPath,
  unsubscribePath,
  type DataRequestOutcome,
  type NewsletterOutcome,
  type UnsubscribeOutcome,
} from '@luxe/contract/letter-paths';
import { cleanEmail, isEmail } from '@luxe/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../boundary/guard.ts';
import { createUpstream, UpstreamError, type Upstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';

interface LetterFormOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  /** Replaces the network, for tests. */
  readonly fetch?: typeof fetch;
}

type FormCall = 'subscribeNewsletter' | 'confirmNewsletter' | 'changeNewsletter' | 'confirmDataRequest';

const bodyLimit = 4096;
const textPlain = 'text/plain; charset=utf-8';

/**
 * Forms that work without scripts, of the pages to which messages link: the newsletter, its end, and data
 * requests. Each redirects to a page that shows the outcome; its address has neither an e-mail address nor,
 * where the token has been used up, the token.
 */
export function letterForms(app: FastifyInstance, options: LetterFormOptions): void {
  const { config } = options;
  const upstream = options.upstream ?? createUpstream(config, options.fetch);

  /** Makes a call. Resolves to its status; 503 without a response. */
  async function statusOf(
    name: FormCall,
    body: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
  ): Promise<number> {
    try {
      await upstream.call(name, { body, address: request.ip });
      return 200;
    } catch (error) {
      return error instanceof UpstreamError ? error.response.status : 503;
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Mail programs may send the form of RFC 8058 in both encodings.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, text, done) =>
        done(null, text),
      );

    scope.post(newsletterPath, { bodyLimit }, async (request, reply) => {
      if (!isSameOrigin(request, config.publicOrigin)) return forbid(reply);
      const email = cleanEmail(formOf(request).get('email') ?? '');
      if (!isEmail(email)) return toNewsletter(reply, 'invalid');
      const status = await statusOf('subscribeNewsletter', { email }, request);
      return toNewsletter(reply, status === 200 ? 'sent' : status === 429 ? 'busy' : 'failed');
    });

    scope.post<{ Params: { token: string } }>(
      `${newsletterPath}/confirm/:token`,
      { bodyLimit },
      async (request, reply) => {
        if (!isSameOrigin(request, config.publicOrigin)) return forbid(reply);
        const { token } = request.params;
        const status = await statusOf('confirmNewsletter', { token }, request);
        return toNewsletter(reply, outcomeOf(status));
      },
    );

    // A mail program posts here without cookies and without an origin of the shop (RFC 8058). The signed
    // token alone decides.
    scope.post<{ Querystring: { token?: string } }>(
      unsubscribePath(),
      { bodyLimit },
      async (request, reply) => {
        const { token = '' } = request.query;
        const isResumed = formOf(request).get('action') === 'resume';
        const body = { token: String(token), isSubscribed: isResumed };
        const status = await statusOf('changeNewsletter', body, request);
        const text = typeof request.body === 'string' ? request.body : '';
        if (text.includes('One-Click'))
          return reply
            .status(status === 200 ? 200 : isUnknownLink(status) ? 404 : 503)
            .header('cache-control', 'no-store')
            .type(textPlain)
            .send(status === 200 ? 'Unsubscribed.\n' : 'Not unsubscribed.\n');
        const done: UnsubscribeOutcome = isResumed ? 'resumed' : 'ended';
        const problem: UnsubscribeOutcome = isUnknownLink(status) ? 'unknown' : 'failed';
        const outcome = status === 200 ? done : problem;
        const query = new URLSearchParams({ ...(outcome === 'unknown' ? {} : { token }), state: outcome });
        return seeOther(reply, `${unsubscribePath()}?${query}`);
      },
    );

    scope.post<{ Params: { token: string } }>(
      `${dataRequestPath}/confirm/:token`,
      { bodyLimit },
      async (request, reply) => {
        if (!isSameOrigin(request, config.publicOrigin)) return forbid(reply);
        const { token } = request.params;
        const status = await statusOf('confirmDataRequest', { token }, request);
        return seeOther(reply, `${dataRequestPath}?state=${outcomeOf(status) satisfies DataRequestOutcome}`);
      },
    );
  });
}

const formOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '');

/** Whether the store rejects the token itself: it is malformed or unknown. */
const isUnknownLink = (status: number) => status === 400 || status === 404;

function outcomeOf(status: number): NewsletterOutcome & DataRequestOutcome {
  if (status === 200) return 'confirmed';
  if (status === 410) return 'expired';
  return isUnknownLink(status) ? 'unknown' : 'failed';
}

const toNewsletter = (reply: FastifyReply, outcome: NewsletterOutcome) =>
  seeOther(reply, `${newsletterPath}?state=${outcome}`);

const forbid = (reply: FastifyReply) => reply.status(403).type('text/plain').send('Forbidden');

const seeOther = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(path, 303);
