import multipart from '@fastify/multipart';
import { cutText } from '@luxe/format';
import type { Endpoint } from '@luxe/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import { contentTypeOf, headBytes } from './contentType.ts';

/** A file that has been received: where it lies under the folder of uploads, and what is known of it. */
export interface ReceivedFile {
  readonly file: string;
  /** As its sender calls it, for showing: without folders, at most 100 characters. */
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

interface Received {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/** Takes multipart bodies: fields as texts, files streamed into a folder, never held whole. */
export interface Uploads {
  /** Rejects with a Refusal for what the endpoint does not take; nothing of it stays then. */
  receive(request: FastifyRequest, limits: NonNullable<Endpoint['files']>): Promise<Received>;
  discard(files: readonly ReceivedFile[]): Promise<void>;
}

const tooLarge = ({ bytes }: { bytes: number }) =>
  new Refusal(413, 'T4131', `A file may have ${bytes / 1024 / 1024} MB at most.`);
const tooMany = ({ most }: { most: number }) =>
  new Refusal(413, 'T4131', `At most ${most} files can be added.`);
/** Nobody hears it: a page was left, or a line was lost. */
const senderGone = () => new Refusal(408, 'TOO_SLOW', 'The request did not arrive whole.');
const malformed = () => new Refusal(400, 'MALFORMED', 'The request is malformed.');
const wrongType = () => new Refusal(415, 'T4151', 'Add pictures (JPEG, PNG, WebP) or PDF documents.');

/** The folder lies outside of everything that is served; its files bear names of ours. */
export function createUploads(app: FastifyInstance, folder: string): Uploads {
  app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024, headerPairs: 50 } });

  const discard = async (files: readonly ReceivedFile[]) => {
    await Promise.all(files.map(({ file }) => rm(path.join(folder, file), { force: true })));
  };

  async function keep(name: string, content: Readable & { truncated?: boolean }): Promise<ReceivedFile> {
    const file = randomUUID();
    const target = path.join(folder, file);
    let head = Buffer.alloc(0);
    let bytes = 0;
    // There before anything can fail: a stream that opens it late would make it after it was taken away.
    const opened = await open(target, 'wx', 0o600);
    try {
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            if (head.length < headBytes) {
              head = Buffer.concat([head, chunk]).subarray(0, headBytes);
              // What is plainly something else is not written to its end.
              if (head.length === headBytes && !contentTypeOf(head)) throw wrongType();
            }
            bytes += chunk.length;
            yield chunk;
          }
        },
        opened.createWriteStream(),
      );
      const type = contentTypeOf(head);
      if (!type) throw wrongType();
      return { file, name: shownName(name), type, bytes };
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  return {
    discard,
    async receive(request, limits) {
      if (!request.isMultipart())
        throw new Refusal(415, 'UNSUPPORTED', 'The body must be multipart/form-data.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const fields: Record<string, string> = {};
      const files: ReceivedFile[] = [];
      try {
        for await (const part of request.parts({ limits: { fileSize: limits.bytes, files: limits.most } })) {
          if (part.type === 'field') fields[part.fieldname] = String(part.value);
          else if (part.fieldname !== limits.field) throw wrongType();
          else {
            const kept = await keep(part.filename, part.file);
            files.push(kept);
            if (part.file.truncated) throw tooLarge(limits);
            if (!limits.types.includes(kept.type)) throw wrongType();
          }
        }
        return { fields, files };
      } catch (error) {
        await discard(files);
        if (request.raw.destroyed && !request.raw.complete) throw senderGone();
        // Read to its end: a sender that is still at it would not hear the refusal.
        request.raw.unpipe();
        request.raw.resume();
        const { code } = error as { code?: unknown };
        if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooMany(limits);
        if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(limits);
        throw isMalformed(error) ? malformed() : error;
      }
    },
  };
}

/**
 * Whether the parser of the form gave up: it throws plain errors without a status ("Unexpected end of form"). Faults of
 * the disk name their system call, and faults of ours are of other classes.
 */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Error' && !('syscall' in error) && !('statusCode' in error);

/** Without folders, control characters and what a page could take for markup. */
function shownName(name: string): string {
  const last = path.basename(name.replaceAll('\\', '/'));
  // oxlint-disable-next-line no-control-regex -- control characters are what goes
  return cutText(last.replace(/[\u0000-\u001f\u007f<>]/g, ''), 100) || 'file';
}
