import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { domainError } from '../../errors/domainError.ts';

interface ApplicationParts {
  /** Folder of the built application: `index.html` and `assets`. */
  readonly filesDir: string;
  /** Origin of the storefront, whose previews the desk shows in a frame. */
  readonly publicOrigin: string;
}

const open = { config: { desk: 'public' } } as const;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Types that become smaller when they are compressed. */
const compressible = new Set(['.js', '.css', '.svg']);

const policyOf = (nonce: string, previewOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    // Pictures that a person chooses to add are `blob:` URLs.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `frame-src 'self' ${previewOrigin}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * Serves the application of the desk: its page at every path below `/desk` that is not a call, and its
 * assets, whose names contain their hash. The page has no data, so it needs no login.
 */
export function deskApplication(scope: FastifyInstance, { filesDir, publicOrigin }: ApplicationParts): void {
  const compress = promisify(brotliCompress);
  /** Compressed assets. A hashed name never gets other bytes. */
  const compressed = new Map<string, Promise<Buffer>>();

  async function sendPage(reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const page = await readIfThere(path.join(filesDir, 'index.html'));
    if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce, new URL(publicOrigin).origin))
      .send(page.toString().replaceAll('__CSP_NONCE__', nonce));
  }

  scope.get<{ Params: { '*': string } }>('/desk/assets/*', open, async (request, reply) => {
    const name = request.params['*'];
    const extension = path.extname(name);
    const type = types[extension];
    const isName = /^\w[\w.-]{0,200}$/.test(name);
    const bytes = isName && type ? await readIfThere(path.join(filesDir, 'assets', name)) : undefined;
    if (!bytes || !type) throw domainError('addressNotFound');
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable');
    if (!compressible.has(extension)) return reply.send(bytes);
    reply.header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes);
    const smaller = compressed.get(name) ?? compress(bytes);
    compressed.set(name, smaller);
    return reply.header('content-encoding', 'br').send(await smaller);
  });

  scope.get('/desk', open, (_request, reply) => sendPage(reply));
  scope.get<{ Params: { '*': string } }>('/desk/*', open, ({ params }, reply) => {
    if (/^api(\/|$)/.test(params['*'])) throw domainError('addressNotFound');
    return sendPage(reply);
  });
}

const notBuilt = 'The desk is not built. Run npm run build -w @luxe/desk, and load this page again.\n';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
