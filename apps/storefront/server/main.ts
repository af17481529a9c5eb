import path from 'node:path';
import { createEnding, openSharedCounts, StartProblem } from '@luxe/host';
import { createLog, endOnStrayFault } from '@luxe/host/log';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadPageBuild } from './pages/build.ts';

// Starts the storefront: reads the environment, loads the build, listens, and ends cleanly when told to.
process.env.NODE_ENV ??= 'production';
const folder = path.resolve(import.meta.dirname, '../build');

try {
  const config = readConfig(process.env);
  endOnStrayFault(createLog(config.logLevel));
  const ending = createEnding({ drainMs: config.drainMs });
  const shared = config.redisUrl
    ? await openSharedCounts({ url: config.redisUrl, onChange: sayRedis })
    : undefined;
  const app =
    process.env.LUXE_DEV === '1'
      ? await (await import('./dev.ts')).createDevelopmentApp(config)
      : await createApp({
          config,
          build: await loadPageBuild(folder),
          client: path.join(folder, 'client'),
          ending,
          shared,
        });
  ending.onSignal(async () => {
    await app.close();
    await shared?.close();
  });
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  stop(error);
}

function sayRedis(isThere: boolean) {
  process.stderr.write(
    isThere
      ? 'Redis is there: limits are shared.\n'
      : 'Redis is not there: until it is back, limits are counted in this process alone.\n',
  );
}

function stop(error: unknown): never {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${(port ?? 4000) + 100}`
      : error instanceof ConfigError || error instanceof StartProblem || /is not built/.test(message)
        ? message
        : (stack ?? message);
  process.stderr.write(`The storefront cannot start. ${sentence}\n`);
  process.exit(1);
}
