import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const forbidden = () => new Refusal(403, 'FORBIDDEN', 'This request did not come from a page of the shop.');

/**
 * Refuses a write that another site caused. A browser of today says where a request comes from (Sec-Fetch-Site); an older one says the
 * origin. The header of ours cannot be sent by a form, and by a script of another site only after a preflight that we never allow.
 */
export function refuseForeignWrite(request: FastifyRequest, publicOrigin: string): void {
  if (!isSameOrigin(request, publicOrigin) || !request.headers['x-luxe-request']) throw forbidden();
}

/** True when the request came from a page of this shop. A request that says nothing of itself did not. */
export function isSameOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicOrigin : site === 'same-origin';
}
