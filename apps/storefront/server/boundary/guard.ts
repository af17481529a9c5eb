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
