import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import cookie from '@fastify/cookie';
import files from '@fastify/static';
import type { GracefulShutdown, SharedCounts } from '@luxe/host';
import { guard, guardedOptions } from '@luxe/host/http';
import { createLog, type Log } from '@luxe/host/log';
import fastify, { type FastifyInstance } from 'fastify';
import { removeDocumentHeaders } from './assets/removeDocumentHeaders.ts';
import { arrivals } from './boundary/arrivals.ts';
import { boundary } from './boundary/boundary.ts';
import { isUpload } from './boundary/upload.ts';
import { invoiceDownload } from './downloads/invoiceDownload.ts';
import { statementDownload } from './downloads/statementDownload.ts';
import { paymentReturn } from './boundary/paymentReturn.ts';
import type { Upstream } from './boundary/upstream.ts';
import type { Config } from './config/config.ts';
import { discardLargeBodies } from './requests/discardLargeBodies.ts';
import { films } from './films/films.ts';
import { discovery } from './discovery/discovery.ts';
import { feeds } from './discovery/feeds.ts';
import { health } from './ops/health.ts';
import type { PageBuild } from './pages/build.ts';
import { consentForm } from './pages/consentForm.ts';
import { errorPage } from './pages/lastResort.ts';
import { openOps } from './ops/ops.ts';
import { leadPosts } from './pages/leadPosts.ts';
import { letterForms } from './pages/letterForms.ts';
import { pages } from './pages/pages.ts';
import { commonHeaders } from './pages/securityHeaders.ts';
import { themePreference } from './pages/theme.ts';
import { pictures } from './pictures/pictures.ts';
import { socialPictures } from './social/socialPictures.ts';
import { webApp } from './web-app/webApp.ts';
import { warnAboutProxy, redirectToHttps } from './requests/redirectToHttps.ts';

export interface AppParts {
  readonly config: Config;
  readonly build: PageBuild;
  /** Folder of the build's client files; `undefined` in development, where Vite serves them. */
  readonly client?: string;
  readonly upstream?: Upstream;
  /** Replaces the network, for tests. */
  readonly fetch?: typeof fetch;
  readonly isDevelopment?: boolean;
  /** Replaces the clock, for tests. */
  readonly now?: () => number;
  /** Milliseconds that a page waits for the store; replaceable for tests. */
  readonly budgetMs?: number;
  /** Replaces standard output, for tests. */
  readonly log?: Log;
  /** Rate limiter counts that all processes share. Without them, each process counts alone. */
  readonly shared?: SharedCounts | undefined;
  readonly shutdown?: Pick<GracefulShutdown, 'hasBegun'> | undefined;
}

/**
 * Creates the storefront's server, ready to listen. It serves assets, pictures, films, files for crawlers and
 * apps, the session boundary (all calls below `/api`), and pages for every other path.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, client, log = createLog(config.logLevel) } = parts;
  const guardOptions = {
    limits: config.limits,
    log,
    broken: {
      headers: commonHeaders(config.publicOrigin.startsWith('https:')),
      type: 'text/plain; charset=utf-8',
      body: (status: number) => `${STATUS_CODES[status]}\n`,
    },
    trustsRequestIds: config.trustProxy > 0,
    takesFiles: isUpload,
  };
  const app = fastify({
    ...guardedOptions(guardOptions),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // During a graceful shutdown, a request on an open connection gets a response, and the connection then
    // closes.
    return503OnClosing: false,
  });
  guard(app, guardOptions);
  redirectToHttps(app, config);
  warnAboutProxy(app, config, log);
  discardLargeBodies(app, config.limits.bodyBytes);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const status = statusCode < 500 || statusCode === 503 ? statusCode : 500;
    if (status === 500) request.log.error(error);
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage);
  });

  await app.register(cookie);
  if (client)
    await app.register(async (scope) => {
      scope.addHook('onSend', removeDocumentHeaders);
      await scope.register(files, {
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
    });
  arrivals(app, parts);
  await app.register(boundary, parts);
  paymentReturn(app, parts);
  invoiceDownload(app, parts);
  statementDownload(app, parts);
  letterForms(app, parts);
  const { forgetSitemap } = discovery(app, parts);
  feeds(app, parts);
  webApp(app, parts);
  const { cache, sendForm } = pages(app, { ...parts, log, onContentChange: forgetSitemap });
  health(app, { ...parts, cachedPages: () => cache.counts().pages });
  openOps(app, { port: config.opsPort, cache, log });
  pictures(app, parts);
  socialPictures(app, parts);
  films(app, parts);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, text),
    );
    themePreference(scope, config);
    consentForm(scope, parts);
    leadPosts(scope, { ...parts, sendForm });
  });
  return app;
}
