import { Readable, Transform } from 'node:stream';
import type { Endpoint } from '@luxe/contract/calls';
import type { FastifyRequest } from 'fastify';
import { matchCall } from './match.ts';
import { domainError } from './errors.ts';
import type { UploadStream } from './upstream.ts';

/** Bytes allowed for the fields beside the files, and for the multipart boundaries. */
const fieldBytes = 64 * 1024;

/**
 * Streams a multipart body. The maximum size is that of all files that the endpoint allows, plus some bytes
 * for other fields. Throws a DomainError: 415 when the body is not multipart, 413 when its declared size
 * exceeds the limit. When the actual size exceeds the limit, the stream fails with 413.
 */
export function openUpload(request: FastifyRequest, files: NonNullable<Endpoint['files']>): UploadStream {
  const type = request.headers['content-type'] ?? '';
  if (
    !(request.body instanceof Readable) ||
    !/^multipart\/form-data; *boundary=[\w'()+,./:=?"-]{1,80}$/i.test(type)
  )
    throw domainError('pageBodyTypeUnsupported');
  const maxBytes = files.maxCount * files.bytes + fieldBytes;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw domainError('uploadTooLarge');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(domainError('uploadTooLarge'));
      else done(null, chunk);
    },
  });
  // When the shopper leaves the page, the upload is aborted here and at the store.
  request.body.on('error', (error: Error) => counted.destroy(error));
  return { content: request.body.pipe(counted), type };
}

/** Whether a request is for a call that takes files. Never throws. */
export function isUpload(method: string, url: string): boolean {
  if (method !== 'POST' || !url.startsWith('/api/')) return false;
  try {
    return matchCall(method, url.slice('/api'.length)).endpoint.files !== undefined;
  } catch {
    return false;
  }
}
