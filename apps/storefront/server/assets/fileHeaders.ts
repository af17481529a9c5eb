import { requestIdHeader } from '@luxe/host/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  requestIdHeader,
];

/**
 * A hook for what is no document (`onSend`): takes off the headers that only documents heed. They are half a kilobyte of each picture, face
 * and script. Refusals keep them, and SVG, which is one when it is opened by itself.
 */
export async function asFile(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 300 || String(reply.getHeader('content-type')).includes('svg')) return;
  for (const name of ofDocuments) reply.removeHeader(name);
}
