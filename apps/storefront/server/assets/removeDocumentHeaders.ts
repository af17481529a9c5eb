import { requestIdHeader } from '@luxe/host/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  requestIdHeader,
];

/**
 * `onSend` hook for responses that are not documents: removes headers that browsers apply to documents only.
 * These headers add half a kilobyte to each picture, font and script. Errors and redirects keep the headers.
 * SVG files keep them too, because an SVG file that is opened directly is a document.
 */
export async function removeDocumentHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 300 || String(reply.getHeader('content-type')).includes('svg')) return;
  for (const name of documentHeaders) reply.removeHeader(name);
}
