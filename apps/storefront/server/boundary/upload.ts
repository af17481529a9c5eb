import { Readable, Transform } from 'node:stream';
import type { Endpoint } from '@luxe/contract/calls';
import type { FastifyRequest } from 'fastify';
import { matchCall } from './match.ts';
import { Refusal } from './refusal.ts';
import type { UploadStream } from './upstream.ts';

/** Room for the fields beside the files, and for what divides them. */
const fieldBytes = 64 * 1024;

const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'The files are more than we can take at once.');

/** A multipart body as it comes, up to what the endpoint's files may have together. Throws a Refusal for another type, and for one that says it is larger. */
export function openUpload(request: FastifyRequest, files: NonNullable<Endpoint['files']>): UploadStream {
  const type = request.headers['content-type'] ?? '';
  if (
    !(request.body instanceof Readable) ||
    !/^multipart\/form-data; *boundary=[\w'()+,./:=?"-]{1,80}$/i.test(type)
  )
    throw new Refusal(415, 'MALFORMED', 'The request has a type we cannot read.');
  const most = files.most * files.bytes + fieldBytes;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(tooLarge());
      else done(null, chunk);
    },
  });
  // A page that is left ends what it was sending, here and at the store.
  request.body.on('error', (error: Error) => counted.destroy(error));
  return { content: request.body.pipe(counted), type };
}

/** True for a request of a call that takes files. Never throws. */
export function isUpload(method: string, url: string): boolean {
  if (method !== 'POST' || !url.startsWith('/api/')) return false;
  try {
    return matchCall(method, url.slice('/api'.length)).endpoint.files !== undefined;
  } catch {
    return false;
  }
}
