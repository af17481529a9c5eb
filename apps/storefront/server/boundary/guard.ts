import type { FastifyRequest } from 'fastify';
import { domainError } from './errors.ts';

/**
 * Rejects a write that another site caused. Current browsers send Sec-Fetch-Site; older ones send the origin.
 * A form cannot send the `x-luxe-request` header. A script of another site can send it only after a
 * preflight, which this server never allows.
 */
export function rejectCrossSiteWrite(request: FastifyRequest, publicOrigin: string): void {
  if (!isSameOrigin(request, publicOrigin) || !request.headers['x-luxe-request'])
    throw domainError('requestFromAnotherSite');
}

/** Whether the request came from a page of this shop. False when the request names no source. */
export function isSameOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin';
}

/**
 * Whether another site opened the URL. URLs that the shopper typed, opened from a mail app or followed on
 * this shop are not cross-site. Every supported browser sends Sec-Fetch-Site; in other browsers the referrer
 * decides.
 */
export function isCrossSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'none' && site !== 'same-origin';
  const { referer } = headers;
  return referer !== undefined && URL.parse(referer)?.origin !== publicOrigin;
}

/**
 * Rejects a request for a call at checkout that another site caused. It is part of a read, the order summary,
 * so a link of another site would carry the shopper's cookies [CHK-23].
 */
export function rejectCrossSiteCallRequest(
  request: FastifyRequest,
  query: Readonly<Record<string, string>>,
  publicOrigin: string,
): void {
  if (query['requestCallbackForSlp'] === 'true' && isCrossSite(request, publicOrigin))
    throw domainError('requestFromAnotherSite');
}
