import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createGracefulShutdown } from './gracefulShutdown.ts';

function program(drainMs = 0) {
  const exits: number[] = [];
  const host = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  const closing = Promise.withResolvers<void>();
  let isClosing = false;
  const shutdown = createGracefulShutdown({ drainMs, host: host as never });
  shutdown.onSignal(() => {
    isClosing = true;
    return closing.promise;
  });
  return { shutdown, host, exits, closing, isClosing: () => isClosing };
}

it('the first signal sets hasBegun, waits until close has finished, and exits with 0', async () => {
  const { shutdown, host, exits, closing, isClosing } = program();
  expect(shutdown.hasBegun).toBe(false);
  host.emit('SIGTERM');
  expect([shutdown.hasBegun, isClosing()]).toEqual([true, false]);
  await vi.waitFor(() => expect([isClosing(), exits]).toEqual([true, []]));
  closing.resolve();
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

it('the second signal exits at once with 1', async () => {
  const { host, exits, isClosing } = program(60_000);
  host.emit('SIGTERM');
  host.emit('SIGINT');
  expect([isClosing(), exits]).toEqual([false, [1]]);
});
