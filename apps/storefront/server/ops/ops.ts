import fastify, { type FastifyInstance } from 'fastify';
import { closedHeaders, guard, guardedOptions, usualLimits, type GuardParts } from '@luxe/host/http';
import { createLog, type Log } from '@luxe/host/log';
import type { HtmlCache } from '../pages/cache/htmlCache.ts';

export interface OpsOptions {
  readonly port: number;
  readonly cache: Pick<HtmlCache, 'counts'>;
  readonly log: Log;
}

/**
 * Opens a second listener beside the shop's, on 127.0.0.1 only. It serves `/metrics` in the text format of
 * Prometheus. Through DNS rebinding, a web page could reach a loopback port under another host name, so the
 * Host header must be a loopback name. When this port is taken, the shop starts without the second listener.
 */
export function openOps(app: FastifyInstance, { port, cache, log }: OpsOptions): void {
  const ops = createOps(cache, log);
  app.addHook('onListen', async () => {
    await ops.listen({ host: '127.0.0.1', port }).catch(() => {
      log.warn(
        `Port ${port} is taken, so this storefront publishes no metrics. Set STOREFRONT_OPS_PORT to another port.`,
      );
    });
  });
  app.addHook('onClose', () => ops.close());
}

export function createOps(cache: OpsOptions['cache'], log: Log = createLog('silent')): FastifyInstance {
  const guardOptions: GuardParts = {
    limits: usualLimits,
    log,
    broken: { headers: closedHeaders, type: 'text/plain; charset=utf-8', body: () => 'Bad request\n' },
    trustsRequestIds: false,
  };
  const ops = fastify({ ...guardedOptions(guardOptions), forceCloseConnections: true });
  guard(ops, guardOptions);
  ops.addHook('onRequest', async ({ headers }, reply) => {
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ''))
      return reply.status(403).send('This listener answers to loopback names only.\n');
  });
  ops.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4').send(toMetrics(cache)));
  return ops;
}

function toMetrics(cache: OpsOptions['cache']): string {
  const { pages, bytes, ...outcomes } = cache.counts();
  const { user, system } = process.cpuUsage();
  const lines = {
    ...Object.fromEntries(
      Object.entries(outcomes).map(([name, count]) => [`luxe_storefront_cache_${name}_total`, count]),
    ),
    luxe_storefront_cache_pages: pages,
    luxe_storefront_cache_bytes: bytes,
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_cpu_seconds_total: (user + system) / 1e6,
    process_uptime_seconds: process.uptime(),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}
