import {
  allAllowed,
  consentCategories,
  noticeVersion,
  onlyNecessary,
  parseConsent,
  toChoices,
  type StoredConsent,
} from '@luxe/contract/consent';
import type { CallBody } from '@luxe/contract/calls';
import { consentPath, consentStates, type ConsentState } from '@luxe/contract/consent-paths';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createCookieJar } from '../boundary/cookies.ts';
import { forward } from '../boundary/forward.ts';
import { isSameOrigin } from '../boundary/guard.ts';
import { matchCall } from '../boundary/match.ts';
import { saveConsent } from '../boundary/saveConsent.ts';
import { createShopper, deviceOf } from '../boundary/shopper.ts';
import { createTokens } from '../boundary/shopperTokens.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';

interface ConsentFormOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

const recordCall = matchCall('POST', '/v2/lux/consents');

/**
 * The form about cookies of the page /consent, for browsers without scripts. The answer applies even when the
 * store cannot log it; a page with scripts logs it later. Redirects to a page that shows the outcome.
 */
export function consentForm(app: FastifyInstance, options: ConsentFormOptions): void {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config, options.fetch);
  const tools = { upstream, tokens: createTokens(upstream, config.secrets, now), now };
  const isSecure = config.publicOrigin.startsWith('https:');

  app.post(consentPath, { bodyLimit: 2048 }, async (request, reply) => {
    if (!isSameOrigin(request, config.publicOrigin))
      return reply.status(403).type('text/plain').send('Forbidden');
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const jar = createCookieJar(request, reply, isSecure);
    const shopper = createShopper(jar, deviceOf(request.headers), now);
    const answer = readAnswer(form, parseConsent(jar.get('consent'), now()), now());
    const isLogged = await forward(tools, {
      matched: recordCall,
      shopper,
      address: request.ip,
      body: answer,
    }).then(
      ({ status }) => status < 400,
      () => false,
    );
    saveConsent(jar, answer, isLogged);
    shopper.writeHint();
    const state: ConsentState = consentStates.saved;
    return reply.header('cache-control', 'no-store').redirect(`${consentPath}?state=${state}`, 303);
  });
}

function readAnswer(
  form: URLSearchParams,
  previous: StoredConsent | undefined,
  now: number,
): CallBody<'recordConsent'> {
  const answer = form.get('answer');
  const checked = form.getAll('category');
  const choices =
    answer === 'all'
      ? allAllowed
      : answer === 'chosen'
        ? toChoices((position) => checked.includes(consentCategories[position] ?? ''))
        : onlyNecessary;
  return {
    ...{ consentId: previous?.id ?? randomUUID(), noticeVersion, source: 'page' },
    categories: consentCategories.filter((name) => choices[name]),
    // The log has one answer of a browser for each second.
    answeredAt: Math.max(Math.floor(now / 1000), (previous?.at ?? 0) + 1),
  };
}
