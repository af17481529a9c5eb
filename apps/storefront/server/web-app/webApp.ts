import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { commonHeaders } from '../pages/securityHeaders.ts';
import { sendText } from '../responses/compress.ts';
import { manifestOf } from './manifest.ts';
import { stopWorker } from './stopWorker.ts';
import { readColour } from './readColour.ts';

export interface WebAppOptions {
  readonly config: Config;
  /** Folder of the build's client files; undefined in development, which has no service worker. */
  readonly client?: string | undefined;
}

/** The part of a policy that holds for the worker and for the offline page. */
const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** The worker may request the shop only. A browser applies this policy to its requests. */
const workerPolicy = [...closed, "script-src 'self'", "connect-src 'self'"].join('; ');

/** The offline page has no nonce, because the browser stores it. Its files have hashes in their names. */
const offlinePolicy = (isHttps: boolean) =>
  [
    ...closed,
    ...["script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'", "connect-src 'self'"],
    "manifest-src 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const iconsDir = path.resolve(import.meta.dirname, '../../web-app/icons');

/**
 * Serves what makes the shop an installable web app: its manifest, icons, service worker and offline page
 * [PWA-01].
 */
export function webApp(app: FastifyInstance, { config, client }: WebAppOptions): void {
  const isHttps = config.publicOrigin.startsWith('https:');
  const manifest = JSON.stringify(manifestOf({ page: readColour('bg-page') }));
  const icons = new Map(readdirSync(iconsDir).map((file) => [file, readFileSync(path.join(iconsDir, file))]));
  const worker = config.serviceWorker && client ? readBuilt(client, 'sw.js') : undefined;
  const offlinePage = client && readBuilt(client, 'offline.html');

  app.get('/manifest.webmanifest', (request, reply) =>
    sendText(
      request,
      reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json; charset=utf-8'),
      manifest,
    ),
  );

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const icon = icons.get(request.params.file);
    if (!icon) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(icon);
  });

  app.get('/sw.js', (request, reply) =>
    sendText(
      request,
      reply
        .headers({ ...commonHeaders(isHttps), 'content-security-policy': workerPolicy })
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8'),
      worker ?? stopWorker,
    ),
  );

  app.get('/offline.html', (request, reply) => {
    if (!offlinePage) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    return sendText(
      request,
      reply
        .headers({ ...commonHeaders(isHttps), 'content-security-policy': offlinePolicy(isHttps) })
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8'),
      offlinePage,
    );
  });
}

/** A file of the build; undefined when the build does not have it. */
function readBuilt(client: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(client, 'web-app', file), 'utf8');
  } catch {
    return undefined;
  }
}
