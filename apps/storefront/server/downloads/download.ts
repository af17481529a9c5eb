import { DomainError } from '@luxe/host';
import { calls, type CallName, type CallResponseInput } from '@luxe/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyPage, downloadLimitPage, errorPage } from '../pages/lastResort.ts';
import { commonHeaders } from '../pages/securityHeaders.ts';
import type { BoundaryOptions } from '../boundary/boundary.ts';
import { createCookieJar } from '../boundary/cookies.ts';
import { forward } from '../boundary/forward.ts';
import { isErrorBody } from '../boundary/errors.ts';
import { createShopper, deviceOf } from '../boundary/shopper.ts';
import { createTokens } from '../boundary/shopperTokens.ts';
import { createUpstream, UpstreamError } from '../boundary/upstream.ts';

type Values = Readonly<Record<string, string>>;

/** A call that answers the bytes of a file. */
type FileCall = {
  [Name in CallName]: CallResponseInput<Name> extends { fileName: string; type: string; content: string }
    ? Name
    : never;
}[CallName];

export interface Download<Name extends FileCall> {
  /** The path with parameters in the syntax of Fastify. */
  readonly path: string;
  readonly call: Name;
  /** Parameters and query of the call; undefined when there is no such file. */
  readonly argsOf: (
    params: Values,
    query: Values,
  ) => { readonly params: Values; readonly query: Values } | undefined;
  /** The only form of a name. It goes into a header. */
  readonly fileName: RegExp;
  readonly missingPage: string;
  /** The page to which a guest goes. It asks for a login. */
  readonly loginPath: (params: Values) => string;
}

/**
 * Sends a file of a customer. The file has personal data, so only its customer gets it, and nothing caches
 * it.
 */
export function serveDownload<Name extends FileCall>(
  app: FastifyInstance,
  options: BoundaryOptions,
  download: Download<Name>,
): void {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tools = { upstream, tokens: createTokens(upstream, config.secrets, now), now };
  const isSecure = config.publicOrigin.startsWith('https:');
  const { path, call: name, missingPage } = download;

  app.get<{ Params: Values; Querystring: Values }>(path, async (request, reply) => {
    const shopper = createShopper(createCookieJar(request, reply, isSecure), deviceOf(request.headers));
    reply.headers(commonHeaders(isSecure)).header('cache-control', 'no-store');
    const args = download.argsOf(request.params, request.query);
    if (!args) return sendPage(reply, 404, missingPage);
    try {
      const matched = { name, endpoint: calls[name], ...args };
      const response = await forward(tools, { matched, shopper, address: request.ip });
      shopper.writeHint();
      if (response.status === 404 || response.status === 400) return sendPage(reply, 404, missingPage);
      if (response.status === 429) {
        if (response.retryAfter) reply.header('retry-after', response.retryAfter);
        return sendPage(reply, 429, isLimitOfCustomer(response.body) ? downloadLimitPage : busyPage);
      }
      if (response.status >= 400) throw new UpstreamError(name, response);
      return sendFile(reply, response.body as CallResponseInput<FileCall>, download.fileName);
    } catch (error) {
      shopper.writeHint();
      if (error instanceof DomainError && error.status === 401)
        return reply.redirect(download.loginPath(request.params), 303);
      return sendFailure(request, reply, error);
    }
  });
}

function sendFile(
  reply: FastifyReply,
  { fileName, type, content }: CallResponseInput<FileCall>,
  allowed: RegExp,
) {
  if (!allowed.test(fileName)) throw new TypeError('The response has no valid file name.');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(content, 'base64'));
}

/** Whether the customer has downloaded too often. Otherwise the store is busy. */
const isLimitOfCustomer = (body: unknown): boolean => isErrorBody(body) && body.errorCode === 'P4291';

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page);

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof UpstreamError)) request.log.error(error);
  return sendPage(reply, 503, errorPage);
}
