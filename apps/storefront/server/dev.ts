import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { PageBuild } from './pages/build.ts';

/** Creates the storefront with sources served by Vite, so that source changes take effect without a build. */
export async function createDevelopmentApp(config: Config): Promise<FastifyInstance> {
  process.env.NODE_ENV = 'development';
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const build: PageBuild = {
    async handle(request, context) {
      const module = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return createRequestHandler(module, 'development')(request, { ...context });
    },
    preloads: () => [],
  };
  const app = await createApp({ config, build, isDevelopment: true });
  app.addHook('onRequest', (request, reply, done) => {
    const isSource = /^\/(@|app\/|node_modules\/|\.\.|packages\/|__)|\.(ts|tsx|css|woff2|js|mjs)(\?|$)/.test(
      request.url,
    );
    if (!isSource) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  app.addHook('onClose', () => vite.close());
  return app;
}
