import { createClient, type Timers } from '@luxe/client';
import type { CallName } from '@luxe/contract/calls';
import { hintOf, mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import type { Track } from '@luxe/telemetry';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ResourcesProvider } from './ResourcesProvider.tsx';

/**
 * A clock for tests. Pauses of less than 5 seconds end at once. Longer pauses never end, so that nothing
 * times out.
 */
const clock: Timers = {
  now: () => Date.now(),
  sleep: (ms) => (ms >= 5000 ? new Promise(() => undefined) : Promise.resolve()),
};

/**
 * Creates a mocked shop in memory, and a wrapper with this shop for `renderHook`. `hold` delays all responses
 * until `release` is called.
 */
export function setUp(
  overrides: Overrides = {},
  start: MockStart & { hint?: string; preloaded?: Record<string, unknown> } = {},
) {
  const { fetch: mockedFetch, shop } = mockFetch(overrides, start);
  let gate: Promise<void> = Promise.resolve();
  let release = () => undefined as void;
  const hold = () => {
    gate = new Promise((resolve) => {
      release = resolve;
    });
  };
  const track = vi.fn<Track>();
  const client = createClient({
    baseUrl: '/api',
    fetch: async (input, init) => {
      const currentGate = gate;
      const response = await mockedFetch(input, init);
      await currentGate;
      return response;
    },
    clock,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider
      client={client}
      track={track}
      hint={start.hint ?? hintOf(start)}
      {...(start.preloaded ? { preloaded: start.preloaded } : {})}
    >
      {children}
    </ResourcesProvider>
  );
  const findRequests = (name: CallName) => shop.log.filter((entry) => entry.name === name);
  return { wrapper, shop, findRequests, track, client, hold, release: () => release() };
}
