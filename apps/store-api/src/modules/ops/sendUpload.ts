import type { FastifyReply } from 'fastify';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { domainError } from '../../errors/domainError.ts';

interface Upload {
  /** Name in the folder of uploads. */
  readonly file: string;
  /** Name that the customer has given it. */
  readonly name: string;
  readonly type: string;
}

/** A file from a customer runs nothing, wherever it is opened. */
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * Sends a file from a customer as a download. A browser neither guesses its type nor runs a script in it.
 * Throws 404 for an unknown file, and for one that is not in the folder.
 */
export async function sendUpload(reply: FastifyReply, folder: string, upload: Upload | undefined) {
  if (!upload) throw domainError('addressNotFound');
  const file = await open(path.join(folder, upload.file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw domainError('addressNotFound');
    throw error;
  });
  return reply
    .type(upload.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${toExtendedValue(upload.name)}`)
    .header('content-security-policy', filePolicy)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file.createReadStream());
}

/** A file name in a header (RFC 8187). */
const toExtendedValue = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
