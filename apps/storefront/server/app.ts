import path from 'node:path';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import type { Ending, SharedCounts } from '@luxe/host';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { boundary } from './boundary/boundary.ts';
import type { Upstream } from './boundary/upstream.ts';
import type { Config } from './config.ts';
import { drainLargeBodies } from './drainLargeBodies.ts';
import { discovery } from './discovery/discovery.ts';
import { health } from './health.ts';
import type { PageBuild } from './pages/build.ts';
import { brokenPage } from './pages/lastResort.ts';
import { pages } from './pages/pages.ts';
import { commonHeaders } from './pages/securityHeaders.ts';
import { themePreference } from './pages/theme.ts';
import { pictures } from './pictures/pictures.ts';

export interface AppParts {
  readonly config: Config;
  readonly build: PageBuild;
  /** Folder of the build's client files; none in development, where Vite serves them. */
  readonly client?: string;
  readonly upstream?: Upstream;
  /** Replaces the network, for tests. */
  readonly fetch?: typeof fetch;
  readonly isDevelopment?: boolean;
  /** Counts that all processes share; without them each counts for itself. */
  readonly shared?: SharedCounts | undefined;
  readonly ending?: Pick<Ending, 'hasBegun'> | undefined;
}

const bodyLimit = 256 * 1024;

/** The storefront's host, ready to listen: assets, pictures, the session boundary, files for crawlers and apps, and pages for everything else. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, client } = parts;
  const app = fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    // While it ends, what arrives on open connections is still answered; the answer closes them.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).type('text/plain; charset=utf-8').send('Bad request\n');
    },
  });
  const common = commonHeaders(config.publicOrigin.startsWith('https:'));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common);
  });
  drainLargeBodies(app, bodyLimit);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const status = statusCode < 500 || statusCode === 503 ? statusCode : 500;
    if (status === 500) request.log.error(error);
    return reply.status(status).type('text/html; charset=utf-8').send(brokenPage);
  });

  await app.register(cookie);
  if (client)
    await app.register(files, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      etag: false,
      lastModified: false,
      preCompressed: true,
      index: false,
      decorateReply: false,
    });
  await app.register(boundary, parts);
  health(app, parts);
  pictures(app, parts);
  discovery(app, parts);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, text),
    );
    themePreference(scope, config);
  });
  pages(app, parts);
  return app;
}
