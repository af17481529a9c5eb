import { cleanEmail, isMobileNumber, nationalDigits } from '@luxe/format';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type SharedCounts } from '@luxe/host';
import type { CallBody, CallName } from '@luxe/contract/calls';
import { toErrorBody } from '@luxe/contract/errors';
import { schemas } from '@luxe/contract/schemas';
import { nameRoute, readJson } from '@luxe/host/http';
import { prepareResponses } from '../responses/prepareResponses.ts';
import type { Config } from '../config/config.ts';
import { sendText } from '../responses/compress.ts';
import { fieldsOf } from './platform.ts';
import { syncFromProvider, redirectTo, register, updateEmail } from './account.ts';
import { createCookieJar, noCookies } from './cookies.ts';
import { forward } from './forward.ts';
import { rejectCrossSiteCallRequest, rejectCrossSiteWrite } from './guard.ts';
import { logIn, logInByPassword } from './login.ts';
import { matchCall, type Matched } from './match.ts';
import { createRateLimit, type Attempt } from './rateLimit.ts';
import { redact } from './redact.ts';
import { domainError, isErrorBody, reduceErrorBody, timedOut, unavailable } from './errors.ts';
import { saveConsent } from './saveConsent.ts';
import { sendEvents } from './sendEvents.ts';
import { describeSession, fetchMissingDetails, logOut, describeArrival } from './session.ts';
import { createShopper, deviceOf, type Shopper } from './shopper.ts';
import { createTokens } from './shopperTokens.ts';
import { openUpload } from './upload.ts';
import { createUpstream, UpstreamError, type Upstream, type UpstreamResponse } from './upstream.ts';

export interface BoundaryOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  readonly now?: () => number;
  /** Rate limiter counts that all processes share. Without them, each process counts alone. */
  readonly shared?: SharedCounts | undefined;
}

/** Largest JSON or form body, in bytes. */
const bodyLimit = 256 * 1024;
/** Calls that send or check a code or a password. */
const codeCalls = new Set<CallName>([
  ...(['checkPhone', 'checkEmail', 'resendOtp', 'login', 'passwordLogin'] as const),
  ...(['changePhone', 'verifyChangePhoneOtp', 'changeEmail', 'verifyChangeEmailOtp', 'verifyEmail'] as const),
]);

/**
 * The shopper's session boundary: all routes below `/api`. A page holds no token and no id of its shopper or
 * their cart. A page may make only the contract's shopper calls. The boundary adds tokens to
 * requests and removes them from responses.
 */
export async function boundary(app: FastifyInstance, options: BoundaryOptions): Promise<void> {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tokens = createTokens(upstream, config.secrets, now);
  const tools = { upstream, tokens, now };
  const limit = createRateLimit(config.loginLimit, options.shared);
  const prepare = prepareResponses(config);
  const isSecure = config.publicOrigin.startsWith('https:');

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : readJson(text as string));
    } catch {
      done(domainError('jsonMalformed'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
  );

  // Multipart bodies are not parsed: calls that take files stream the body to the store.
  app.addContentTypeParser('multipart/form-data', (_request, content, done) => done(null, content));

  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => handleError(domainError('addressNotFound'), _request, reply));
  app.all('/api/*', { bodyLimit }, handleRequest);

  async function handleRequest(request: FastifyRequest, reply: FastifyReply) {
    const matched = matchCall(request.method, (request.raw.url ?? '').slice('/api'.length));
    const { endpoint } = matched;
    nameRoute(`${endpoint.method} /api${endpoint.path}`);
    if (endpoint.effect === 'write') rejectCrossSiteWrite(request, config.publicOrigin);
    else rejectCrossSiteCallRequest(request, matched.query, config.publicOrigin);
    if (codeCalls.has(matched.name)) await limit.count(request.ip, toAttempt(matched.name, request.body));

    // A shared cache may store this response for every shopper, so it is made without cookies.
    const jar = endpoint.shared ? noCookies : createCookieJar(request, reply, isSecure);
    const shopper = endpoint.shared ? createShopper(jar) : createShopper(jar, deviceOf(request.headers), now);
    if (endpoint.consent && !shopper.consent[endpoint.consent]) throw domainError('consentMissing');
    const response = await handleCall(matched, request, shopper).catch((error: unknown) => {
      shopper.writeHint();
      throw error;
    });
    if (matched.name === 'recordConsent' && response.status < 400)
      saveConsent(jar, readBody('recordConsent', request.body), true);
    shopper.writeHint();
    const isShared = endpoint.shared && response.status === 200;
    reply.header('cache-control', isShared ? 'public, max-age=60, stale-while-revalidate=300' : 'no-store');
    const { status, body, events } = response;
    const redacted = (value: unknown) => redact(endpoint, value, secretsOf(shopper));
    if (events)
      return sendEvents(reply, events, ({ name, data }) => {
        if (name === 'error') return reduceErrorBody(data);
        return redacted(name === 'answer' ? prepare(matched.name, data) : data);
      });
    const fit = status < 400 ? prepare(matched.name, body) : reduceErrorBody(body);
    return sendResponse(request, reply, response, redacted(fit));
  }

  async function handleCall(
    matched: Matched,
    request: FastifyRequest,
    shopper: Shopper,
  ): Promise<UpstreamResponse> {
    const address = request.ip;
    if (matched.endpoint.files) {
      const stream = openUpload(request, matched.endpoint.files);
      // A stream can be sent only once, so the call cannot be repeated with a new token. A read before the
      // call therefore checks the token and renews it if needed.
      const tried = await forward(tools, { matched: { ...matched, ...profileCall }, shopper, address });
      const response =
        tried.status < 400
          ? await forward(tools, {
              matched,
              shopper,
              address,
              stream,
              idempotencyKey: readIdempotencyKey(request),
            })
          : tried;
      return throwOnServerError(matched, response);
    }
    const body = pickBody(matched, request.body);
    switch (matched.name) {
      case 'session': {
        const profile = { ...matched, ...profileCall };
        await fetchMissingDetails(
          shopper,
          () => forward(tools, { matched: profile, shopper, address }).then(bodyOf),
          now(),
        );
        const arrival = shopper.takeArrival();
        return {
          status: 200,
          body: { ...describeSession(shopper), ...(arrival && describeArrival(arrival)) },
        };
      }
      case 'login': {
        if (!config.singleSignOn) throw domainError('addressNotFound');
        const given = readBody('login', body);
        if ((given.phone === undefined) === (given.email === undefined))
          throw domainError('pageParameterInvalid', 'phone');
        const result = await logIn(tools, shopper, { by: 'code', given }, address);
        return { status: 200, body: { ...describeSession(shopper), ...result } };
      }
      case 'passwordLogin': {
        if (config.singleSignOn) throw domainError('addressNotFound');
        const result = await logInByPassword(tools, shopper, readBody('passwordLogin', body), address);
        return { status: 200, body: { ...describeSession(shopper), ...result } };
      }
      case 'register':
        await register(tools, shopper, readBody('register', body), address);
        return { status: 200, body: describeSession(shopper) };
      case 'redirect': {
        const redirectUrl = await redirectTo(tools, shopper, readBody('redirect', body), address);
        return { status: 200, body: { redirectUrl } };
      }
      case 'logout':
        await logOut(upstream, tokens, shopper, address);
        return { status: 200, body: describeSession(shopper) };
      default:
        if (!config.singleSignOn && matched.endpoint.withoutProvider === 'done' && shopper.customer)
          return { status: 200, body: { status: 'SUCCESS' } };
        // A shop without single sign-on has no provider that could enrol its customers.
        if (!config.singleSignOn && matched.name === 'nonloyalToLoyal') throw domainError('addressNotFound');
        return forward(tools, {
          matched,
          shopper,
          address,
          ...(body ? { body } : {}),
          idempotencyKey: readIdempotencyKey(request),
          browserId: readBrowserId(request),
        }).then(async (response) => {
          // The store has to know a new member before the page reads the points again. After a failure the
          // shopper can join again.
          if (response.status < 400 && matched.name === 'nonloyalToLoyal')
            await syncFromProvider(tools, shopper, address, 'membership');
          // Other failed updates of the store are ignored. The identity provider has already made the change,
          // and the next login updates the store.
          if (response.status < 400)
            await syncStore(matched.name, body, shopper, address).catch(() => undefined);
          return throwOnServerError(matched, response);
        });
    }
  }

  /**
   * Updates the store and the profile cookie after a change of phone or e-mail address at the identity
   * provider.
   */
  async function syncStore(name: CallName, body: unknown, shopper: Shopper, address: string): Promise<void> {
    if (name === 'verifyChangePhoneOtp') await syncFromProvider(tools, shopper, address, 'phone');
    if (name === 'verifyChangeEmailOtp')
      await updateEmail(tools, shopper, body as CallBody<'verifyChangeEmailOtp'>, address);
  }
}

/** The random id of the visit that a page sends with searches; undefined for anything else. */
function readBrowserId({ headers }: FastifyRequest): string | undefined {
  const id = headers['unique-browser-id'];
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : undefined;
}

const profileCall = matchCall('GET', '/v2/lux/users/current/getCustomerProfile');

/**
 * Parses the body of a call that the storefront handles itself. Throws 400 with the name of the invalid
 * field.
 */
function readBody<Name extends 'login' | 'passwordLogin' | 'register' | 'redirect' | 'recordConsent'>(
  name: Name,
  body: unknown,
): CallBody<Name> {
  const given = schemas[name].body.safeParse(body);
  if (!given.success)
    throw domainError('pageParameterInvalid', given.error.issues[0]?.path.join('.') ?? 'body');
  return given.data as CallBody<Name>;
}

/** Calls that refer to a code that was sent before. */
const refIdCalls = new Set<CallName>([
  ...(['resendOtp', 'login', 'verifyChangePhoneOtp', 'verifyChangeEmailOtp'] as const),
]);
/** Calls whose captcha the provider or the store checks. */
const captchaCalls = new Set<CallName>(['checkPhone', 'checkEmail', 'passwordLogin']);

/**
 * Returns what the rate limiter counts for a call: the id of a code that was sent, or else the phone number,
 * e-mail address or user name.
 */
function toAttempt(name: CallName, body: unknown): Attempt {
  const { phone, email, username, refId, captchaToken } = (body ?? {}) as Record<string, unknown>;
  const isName = (text: unknown) => typeof text === 'string' && text.length <= 200;
  if (refIdCalls.has(name) && isName(refId)) return { refId: String(refId) };
  const given = phone ?? email ?? username;
  if (!isName(given)) return {};
  const hasCaptcha = captchaCalls.has(name) && typeof captchaToken === 'string' && captchaToken !== '';
  return { contact: toContact(String(given)), hasCaptcha };
}

const toContact = (text: string) =>
  isMobileNumber(text) ? nationalDigits(text) : cleanEmail(text).toLowerCase();

/** Throws an UpstreamError for a status of 500 and above, so that the shopper gets a general message. */
function throwOnServerError({ name }: Matched, response: UpstreamResponse): UpstreamResponse {
  if (response.status >= 500) throw new UpstreamError(name, response);
  return response;
}

function bodyOf({ status, body }: UpstreamResponse): unknown {
  if (status >= 400) throw unavailable();
  return body;
}

/**
 * Returns the body fields that the call knows. Throws 400 for a body that is not an object, 413 for one that
 * is too large, and 415 for files.
 */
function pickBody({ name, endpoint }: Matched, body: unknown): Record<string, unknown> | undefined {
  if (body instanceof Readable) throw domainError('pageBodyTypeUnsupported');
  if (endpoint.maxBytes && JSON.stringify(body ?? '').length > endpoint.maxBytes)
    throw domainError('pageRequestTooLarge');
  if (!endpoint.body) return undefined;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw domainError('jsonObjectExpected');
  const given = body as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(name, 'body').flatMap((field) => (Object.hasOwn(given, field) ? [[field, given[field]]] : [])),
  );
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) throw domainError('pageIdempotencyKeyMalformed');
  return key;
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter }: UpstreamResponse,
  body: unknown,
) {
  if (retryAfter) reply.header('retry-after', retryAfter);
  const text = JSON.stringify(body);
  return sendText(request, reply.status(status).type('application/json; charset=utf-8'), text);
}

/** The tokens and ids of a shopper, which no page may see. */
function secretsOf(shopper: Shopper): readonly (string | undefined)[] {
  const { customer, identity, global, cartGuid, cartCode, buyNowCart, giftCardGuid } = shopper;
  return [
    ...[customer?.access_token, customer?.refresh_token, global?.access_token],
    ...[identity?.accessToken, identity?.refreshToken, identity?.idToken.customerHash],
    ...[cartGuid, cartCode, buyNowCart, giftCardGuid],
  ];
}

function handleError(
  error: FastifyError | DomainError | UpstreamError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (error instanceof UpstreamError) {
    const { status, body, retryAfter } = error.response;
    if (status === 504) return sendError(reply, timedOut());
    // Only errors meant for the shopper reach the page. The rest are failures between our own services.
    const isInternalFailure = status === 401 || status === 403 || (status >= 500 && status !== 503);
    if (isInternalFailure || !isErrorBody(body)) return sendError(reply, unavailable());
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.status(status).send(reduceErrorBody(body));
  }
  return sendError(reply, error instanceof DomainError ? error : toDomainError(error, request));
}

function sendError(reply: FastifyReply, error: DomainError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply.status(error.status).send(toErrorBody(error));
}

function toDomainError(error: FastifyError, request: FastifyRequest): DomainError {
  if (error.statusCode === 413) return domainError('pageRequestTooLarge');
  if (error.statusCode === 415) return domainError('pageBodyTypeUnsupported');
  if (error.statusCode && error.statusCode < 500) return domainError('requestMalformed');
  request.log.error(error);
  return domainError('unexpectedFault');
}
