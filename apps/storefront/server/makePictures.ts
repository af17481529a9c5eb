import { ConfigError, readConfig } from './config.ts';
import { prerenderPictures } from './pictures/prerenderPictures.ts';

// Makes the pictures of a running shop's first pages in its picture folder, one at a time. Uses the
// storefront's environment variables, and requests the pages from this machine.
try {
  const config = readConfig(process.env);
  const origin = `http://127.0.0.1:${config.port}`;
  await prerenderPictures({
    config,
    fetchPage: async (path) => {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return response.text();
    },
  });
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(
    `The pictures of the first pages could not be made. ${error instanceof ConfigError ? message : stack}\n`,
  );
  process.exitCode = 1;
}
