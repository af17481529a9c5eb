import { DomainError } from '@luxe/host';
import { calls, current, type CallResponseInput } from '@luxe/contract/calls';
import { invoicePath } from '@luxe/contract/after-order-paths';
import { orderPath } from '@luxe/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, invoiceMissingPage } from '../pages/lastResort.ts';
import { commonHeaders } from '../pages/securityHeaders.ts';
import type { BoundaryOptions } from '../boundary/boundary.ts';
import { createCookieJar } from '../boundary/cookies.ts';
import { forward } from '../boundary/forward.ts';
import { createShopper, deviceOf } from '../boundary/shopper.ts';
import { createTokens } from '../boundary/shopperTokens.ts';
import { createUpstream, UpstreamError } from '../boundary/upstream.ts';

interface InvoiceParams {
  readonly orderCode: string;
  readonly number: string;
}

/** The path with parameters in the syntax of Fastify. */
const path = decodeURIComponent(invoicePath(':orderCode', ':number'));

/**
 * Sends an invoice or credit note as a file [ORD-11]. The file has the shopper's address, so only the
 * customer of the order gets it, and nothing caches it. A guest goes to the page of the order, which asks for
 * a login.
 */
export function invoiceDownload(app: FastifyInstance, options: BoundaryOptions): void {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tools = { upstream, tokens: createTokens(upstream, config.secrets, now), now };
  const isSecure = config.publicOrigin.startsWith('https:');

  app.get<{ Params: InvoiceParams }>(path, async (request, reply) => {
    const shopper = createShopper(createCookieJar(request, reply, isSecure), deviceOf(request.headers));
    const { orderCode, number } = request.params;
    reply.headers(commonHeaders(isSecure)).header('cache-control', 'no-store');
    try {
      const params = { user: current, orderCode, number };
      const matched = { name: 'invoiceFile', endpoint: calls.invoiceFile, params, query: {} } as const;
      const response = await forward(tools, { matched, shopper, address: request.ip });
      shopper.writeHint();
      if (response.status === 404 || response.status === 400) return sendPage(reply, 404, invoiceMissingPage);
      if (response.status >= 400) throw new UpstreamError('invoiceFile', response);
      return sendFile(reply, response.body as CallResponseInput<'invoiceFile'>);
    } catch (error) {
      shopper.writeHint();
      if (error instanceof DomainError && error.status === 401)
        return reply.redirect(orderPath(orderCode), 303);
      return sendFailure(request, reply, error);
    }
  });
}

function sendFile(reply: FastifyReply, { fileName, type, content }: CallResponseInput<'invoiceFile'>) {
  // The name goes into a header, so only the form of our numbers is accepted.
  if (!/^[A-Z\d-]{1,16}\.pdf$/.test(fileName)) throw new TypeError('The response has no valid file name.');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(content, 'base64'));
}

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page);

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof UpstreamError)) request.log.error(error);
  return sendPage(reply, 503, errorPage);
}
