import { cleanEmail, isMobileNumber, nationalDigits } from '@luxe/format';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedCounts } from '@luxe/host';
import type { CallBody, CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { nameRoute, readJson } from '@luxe/host/http';
import { prepareAnswers } from '../answers/prepareAnswers.ts';
import type { Config } from '../config.ts';
import { sendText } from '../pages/compress.ts';
import { fieldsOf } from '../platform.ts';
import { followProvider, redirectTo, register, updateEmail } from './account.ts';
import { createCookieJar, noCookies } from './cookies.ts';
import { forward } from './forward.ts';
import { refuseForeignWrite } from './guard.ts';
import { logIn, logInByPassword } from './login.ts';
import { matchCall, type Matched } from './match.ts';
import { createRateLimit, type Try } from './rateLimit.ts';
import { redact } from './redact.ts';
import {
  isRefusalBody,
  malformed,
  Refusal,
  toRefusalBody,
  timedOut,
  unavailable,
  unknownCall,
} from './refusal.ts';
import { describeSession, fetchMissingDetails, logOut, toldOf } from './session.ts';
import { createShopper, deviceOf, type Shopper } from './shopper.ts';
import { createTokens } from './tokens.ts';
import { openUpload } from './upload.ts';
import { createUpstream, UpstreamError, type Upstream, type UpstreamAnswer } from './upstream.ts';

export interface BoundaryOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  readonly now?: () => number;
  /** Counts that all processes share; without them each counts for itself. */
  readonly shared?: SharedCounts | undefined;
}

/** Bytes of a body a page may send. */
const bodyLimit = 256 * 1024;
/** Calls that send or check a code. */
const codeCalls = new Set<CallName>([
  ...(['checkPhone', 'checkEmail', 'resendOtp', 'login', 'passwordLogin'] as const),
  ...(['changePhone', 'verifyChangePhoneOtp', 'changeEmail', 'verifyChangeEmailOtp', 'verifyEmail'] as const),
]);

/**
 * The shopper's session boundary: everything below `/api`. A page holds no secret and names neither itself nor its cart; what it may ask for is
 * the contract's list, and tokens are put in and taken out here.
 */
export async function boundary(app: FastifyInstance, options: BoundaryOptions): Promise<void> {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tokens = createTokens(upstream, config.secrets, now);
  const tools = { upstream, tokens, now };
  const limit = createRateLimit(config.loginLimit, options.shared);
  const prepare = prepareAnswers(config);
  const isSecure = config.publicOrigin.startsWith('https:');

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : readJson(text as string));
    } catch {
      done(malformed('The request is not valid JSON.'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
  );

  // Not read here: what takes files passes them on as they come.
  app.addContentTypeParser('multipart/form-data', (_request, content, done) => done(null, content));

  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => answerError(unknownCall(), _request, reply));
  app.all('/api/*', { bodyLimit }, handle);

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const matched = matchCall(request.method, (request.raw.url ?? '').slice('/api'.length));
    const { endpoint } = matched;
    nameRoute(`${endpoint.method} /api${endpoint.path}`);
    if (endpoint.effect === 'write') refuseForeignWrite(request, config.publicOrigin);
    if (codeCalls.has(matched.name)) await limit.count(request.ip, tryIn(matched.name, request.body));

    // An answer that a cache in front may keep for everybody is made as if nobody had asked.
    const shopper = endpoint.shared
      ? createShopper(noCookies)
      : createShopper(createCookieJar(request, reply, isSecure), deviceOf(request.headers));
    const answer = await answerCall(matched, request, shopper).catch((error: unknown) => {
      shopper.writeHint();
      throw error;
    });
    shopper.writeHint();
    const isShared = endpoint.shared && answer.status === 200;
    reply.header('cache-control', isShared ? 'public, max-age=60, stale-while-revalidate=300' : 'no-store');
    const { status, body } = answer;
    const fit = status < 400 ? prepare(matched.name, body) : toRefusalBody(body);
    return sendAnswer(request, reply, matched, { ...answer, body: fit }, shopper);
  }

  async function answerCall(
    matched: Matched,
    request: FastifyRequest,
    shopper: Shopper,
  ): Promise<UpstreamAnswer> {
    const address = request.ip;
    if (matched.endpoint.files) {
      const stream = openUpload(request, matched.endpoint.files);
      // What streams can be sent once only: the token is tried, and renewed, on a read before.
      const tried = await forward(tools, { matched: { ...matched, ...profileCall }, shopper, address });
      const answer = tried.status < 400 ? await forward(tools, { matched, shopper, address, stream }) : tried;
      return notInTrouble(matched, answer);
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
        return { status: 200, body: { ...describeSession(shopper), ...(arrival && toldOf(arrival)) } };
      }
      case 'login': {
        if (!config.singleSignOn) throw unknownCall();
        const given = readBody('login', body);
        if ((given.phone === undefined) === (given.email === undefined)) throw malformed('Not valid: phone.');
        const result = await logIn(tools, shopper, { by: 'code', given }, address);
        return { status: 200, body: { ...describeSession(shopper), ...result } };
      }
      case 'passwordLogin': {
        if (config.singleSignOn) throw unknownCall();
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
        return forward(tools, {
          matched,
          shopper,
          address,
          ...(body ? { body } : {}),
          idempotencyKey: readKey(request),
        }).then(async (answer) => {
          // The change stands whatever comes of this: the next login brings it along.
          if (answer.status < 400)
            await bringToStore(matched.name, body, shopper, address).catch(() => undefined);
          return notInTrouble(matched, answer);
        });
    }
  }

  /** After a change of phone or e-mail address at the identity provider: store and profile cookie follow. */
  async function bringToStore(
    name: CallName,
    body: unknown,
    shopper: Shopper,
    address: string,
  ): Promise<void> {
    if (name === 'verifyChangePhoneOtp') await followProvider(tools, shopper, address);
    if (name === 'verifyChangeEmailOtp')
      await updateEmail(tools, shopper, body as CallBody<'verifyChangeEmailOtp'>, address);
  }
}

const profileCall = matchCall('GET', '/v2/lux/users/current/getCustomerProfile');

/** The body of a call that the storefront answers itself. Throws 400 with the field that is not valid. */
function readBody<Name extends 'login' | 'passwordLogin' | 'register' | 'redirect'>(
  name: Name,
  body: unknown,
): CallBody<Name> {
  const given = schemas[name].body.safeParse(body);
  if (!given.success) throw malformed(`Not valid: ${given.error.issues[0]?.path.join('.') ?? 'body'}.`);
  return given.data as CallBody<Name>;
}

/** Calls about a code that was sent. */
const refIdCalls = new Set<CallName>([
  ...(['resendOtp', 'login', 'verifyChangePhoneOtp', 'verifyChangeEmailOtp'] as const),
]);
/** Calls whose captcha the provider or the store checks. */
const captchaCalls = new Set<CallName>(['checkPhone', 'checkEmail', 'passwordLogin']);

/** What a call that sends or checks a code, or a password, is about. */
function tryIn(name: CallName, body: unknown): Try {
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

/** A store in trouble is not an answer: rejects with what the shopper is told then. */
function notInTrouble({ name }: Matched, answer: UpstreamAnswer): UpstreamAnswer {
  if (answer.status >= 500) throw new UpstreamError(name, answer);
  return answer;
}

function bodyOf({ status, body }: UpstreamAnswer): unknown {
  if (status >= 400) throw unavailable();
  return body;
}

/** What of a body the call knows. Throws 400 for one that is not an object. */
function pickBody({ name, endpoint }: Matched, body: unknown): Record<string, unknown> | undefined {
  if (body instanceof Readable) throw new Refusal(415, 'MALFORMED', 'The request has a type we cannot read.');
  if (endpoint.maxBytes && JSON.stringify(body ?? '').length > endpoint.maxBytes)
    throw new Refusal(413, 'TOO_LARGE', 'That is more than we can take at once.');
  if (!endpoint.body) return undefined;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw malformed('The request is not a JSON object.');
  const given = body as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(name, 'body').flatMap((field) => (Object.hasOwn(given, field) ? [[field, given[field]]] : [])),
  );
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key))
    throw malformed('The Idempotency-Key is malformed.');
  return key;
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Matched,
  answer: UpstreamAnswer,
  shopper: Shopper,
) {
  if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
  const { customer, identity, global, cartGuid, cartCode, buyNowCart } = shopper;
  const known = [
    ...[customer?.access_token, customer?.refresh_token, global?.access_token],
    ...[identity?.accessToken, identity?.refreshToken, identity?.idToken.customerHash],
    ...[cartGuid, cartCode, buyNowCart],
  ];
  const text = JSON.stringify(redact(endpoint, answer.body, known));
  return sendText(request, reply.status(answer.status).type('application/json; charset=utf-8'), text);
}

function answerError(
  error: FastifyError | Refusal | UpstreamError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (error instanceof UpstreamError) {
    const { status, body, retryAfter } = error.answer;
    if (status === 504) return sendRefusal(reply, timedOut());
    // Only a refusal that is meant for the shopper goes through; the rest is trouble between our programs.
    const isTrouble = status === 401 || status === 403 || (status >= 500 && status !== 503);
    if (isTrouble || !isRefusalBody(body)) return sendRefusal(reply, unavailable());
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.status(status).send(toRefusalBody(body));
  }
  const refusal = error instanceof Refusal ? error : toRefusal(error, request);
  return sendRefusal(reply, refusal);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply.status(refusal.status).send(refusal.toBody());
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.statusCode === 413)
    return new Refusal(413, 'TOO_LARGE', 'That is more than we can take at once.');
  if (error.statusCode === 415)
    return new Refusal(415, 'MALFORMED', 'The request has a type we cannot read.');
  if (error.statusCode && error.statusCode < 500)
    return new Refusal(error.statusCode, 'MALFORMED', 'The request is malformed.');
  request.log.error(error);
  return new Refusal(500, 'FAILED', 'Something went wrong');
}
