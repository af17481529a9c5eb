import multipart from '@fastify/multipart';
import { cutText } from '@luxe/format';
import type { Endpoint } from '@luxe/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { domainError } from '../errors/domainError.ts';
import { contentTypeOf, signatureBytes } from './contentType.ts';

/** A received file. `file` is its name in the uploads folder. */
export interface ReceivedFile {
  readonly file: string;
  /** Display name from the sender: without folders, at most 100 characters. */
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

interface Received {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/** Receives multipart bodies: fields as strings, files streamed to a folder and never held in memory. */
export interface Uploads {
  /**
   * Rejects with a DomainError for input that the endpoint does not accept, and deletes the files of that
   * request.
   */
  receive(request: FastifyRequest, limits: NonNullable<Endpoint['files']>): Promise<Received>;
  discard(files: readonly ReceivedFile[]): Promise<void>;
}

/**
 * Receives uploads into `folder`. No route serves this folder, and the server chooses the names of the files
 * in it.
 */
export function createUploads(app: FastifyInstance, folder: string): Uploads {
  app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024, headerPairs: 50 } });

  const discard = async (files: readonly ReceivedFile[]) => {
    await Promise.all(files.map(({ file }) => rm(path.join(folder, file), { force: true })));
  };

  async function saveFile(name: string, content: Readable & { truncated?: boolean }): Promise<ReceivedFile> {
    const file = randomUUID();
    const target = path.join(folder, file);
    let firstBytes = Buffer.alloc(0);
    let bytes = 0;
    // Opens the file before anything can fail. If the stream opened the file later, it could create the file
    // after `rm` has run, and the file would remain.
    const opened = await open(target, 'wx', 0o600);
    try {
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            if (firstBytes.length < signatureBytes) {
              firstBytes = Buffer.concat([firstBytes, chunk]).subarray(0, signatureBytes);
              // Stops as soon as the first bytes show a file type that is not accepted.
              if (firstBytes.length === signatureBytes && !contentTypeOf(firstBytes))
                throw domainError('fileTypeUnsupported');
            }
            bytes += chunk.length;
            yield chunk;
          }
        },
        opened.createWriteStream(),
      );
      const type = contentTypeOf(firstBytes);
      if (!type) throw domainError('fileTypeUnsupported');
      return { file, name: toDisplayName(name), type, bytes };
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  return {
    discard,
    async receive(request, limits) {
      if (!request.isMultipart()) throw domainError('formDataRequired');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const fields: Record<string, string> = {};
      const files: ReceivedFile[] = [];
      try {
        for await (const part of request.parts({
          limits: { fileSize: limits.bytes, files: limits.maxCount },
        })) {
          if (part.type === 'field') fields[part.fieldname] = String(part.value);
          else if (part.fieldname !== limits.field) throw domainError('fileTypeUnsupported');
          else {
            const saved = await saveFile(part.filename, part.file);
            files.push(saved);
            if (part.file.truncated) throw domainError('fileTooLarge', limits.bytes);
            if (!limits.types.includes(saved.type)) throw domainError('fileTypeUnsupported');
          }
        }
        return { fields, files };
      } catch (error) {
        await discard(files);
        if (request.raw.destroyed && !request.raw.complete) throw domainError('requestIncomplete');
        // Reads the rest of the request, because a client that is still sending would not read the error
        // response.
        request.raw.unpipe();
        request.raw.resume();
        const { code } = error as { code?: unknown };
        if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
          throw domainError('tooManyFiles', limits.maxCount);
        if (code === 'FST_REQ_FILE_TOO_LARGE') throw domainError('fileTooLarge', limits.bytes);
        throw isMalformed(error) ? domainError('requestMalformed') : error;
      }
    },
  };
}

/**
 * Whether the multipart parser failed. The parser throws plain errors without a status, such as "Unexpected
 * end of form". Disk errors have a `syscall`, and the store's own errors have other classes.
 */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Error' && !('syscall' in error) && !('statusCode' in error);

/** Removes folders, control characters and angle brackets. */
function toDisplayName(name: string): string {
  const last = path.basename(name.replaceAll('\\', '/'));
  // oxlint-disable-next-line no-control-regex -- removes control characters
  return cutText(last.replace(/[\u0000-\u001f\u007f<>]/g, ''), 100) || 'file';
}
