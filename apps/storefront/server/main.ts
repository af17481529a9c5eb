import path from 'node:path';
import { createGracefulShutdown, exitOnFailedStart, openSharedCounts, portProblem } from '@luxe/host';
import { createLog, exitOnUncaughtError } from '@luxe/host/log';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { loadPageBuild } from './pages/build.ts';

// Starts the storefront: reads the environment, loads the build, listens, and shuts down gracefully on a
// signal.
process.env.NODE_ENV ??= 'production';
const folder = path.resolve(import.meta.dirname, '..', process.env.STOREFRONT_BUILD ?? 'build');

try {
  const config = readConfig(process.env);
  exitOnUncaughtError(createLog(config.logLevel));
  const shutdown = createGracefulShutdown({ drainMs: config.drainMs });
  const shared = config.redisUrl
    ? await openSharedCounts({ url: config.redisUrl, onChange: logRedisState })
    : undefined;
  const app =
    process.env.LUXE_DEV === '1'
      ? await (await import('./dev.ts')).createDevelopmentApp(config)
      : await createApp({
          config,
          build: await loadPageBuild(folder),
          client: path.join(folder, 'client'),
          shutdown,
          shared,
        });
  shutdown.onSignal(async () => {
    await app.close();
    await shared?.close();
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw portProblem(error, config.port, 'PORT');
  });
} catch (error) {
  exitOnFailedStart(error);
}

function logRedisState(isAvailable: boolean) {
  process.stderr.write(
    isAvailable
      ? 'Redis is available: limits are shared.\n'
      : 'Redis is unavailable: until it is back, this process counts limits alone.\n',
  );
}
