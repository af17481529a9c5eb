import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createEnding } from './ending.ts';

function program(drainMs = 0) {
  const exits: number[] = [];
  const host = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  const closing = Promise.withResolvers<void>();
  let isClosing = false;
  const ending = createEnding({ drainMs, host: host as never });
  ending.onSignal(() => {
    isClosing = true;
    return closing.promise;
  });
  return { ending, host, exits, closing, isClosing: () => isClosing };
}

it('says that it ends before it closes, waits for the calls in hand, and exits with 0', async () => {
  const { ending, host, exits, closing, isClosing } = program();
  expect(ending.hasBegun).toBe(false);
  host.emit('SIGTERM');
  expect([ending.hasBegun, isClosing()]).toEqual([true, false]);
  await vi.waitFor(() => expect([isClosing(), exits]).toEqual([true, []]));
  closing.resolve();
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

it('ends at once at the second signal', async () => {
  const { host, exits, isClosing } = program(60_000);
  host.emit('SIGTERM');
  host.emit('SIGINT');
  expect([isClosing(), exits]).toEqual([false, [1]]);
});
