import { ConfigError, readConfig } from './config.ts';
import { makeAhead } from './pictures/ahead.ts';

// Draws the pictures of the first pages of an open shop into its folder, one at a time. Takes the environment of the storefront, which it
// asks for its pages on this machine.
try {
  const config = readConfig(process.env);
  const origin = `http://127.0.0.1:${config.port}`;
  await makeAhead({
    config,
    shop: async (path) => {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      return answer.text();
    },
  });
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(
    `The pictures of the first pages are not made. ${error instanceof ConfigError ? message : stack}\n`,
  );
  process.exitCode = 1;
}
