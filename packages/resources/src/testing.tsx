import { createClient, type Clock } from '@luxe/client';
import type { CallName } from '@luxe/contract/calls';
import { hintOf, mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import type { Track } from '@luxe/telemetry';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ResourcesProvider } from './ResourcesProvider.tsx';

/** Pauses pass at once; nothing times out. */
const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => (ms >= 5000 ? new Promise(() => undefined) : Promise.resolve()),
};

/** A shop in memory, and a wrapper for `renderHook` that stands on it. `hold` keeps the answers back until `release`. */
export function setUp(
  overrides: Overrides = {},
  start: MockStart & { hint?: string; preloaded?: Record<string, unknown> } = {},
) {
  const { fetch: answer, shop } = mockFetch(overrides, start);
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
      const held = gate;
      const response = await answer(input, init);
      await held;
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
  const asked = (name: CallName) => shop.log.filter((entry) => entry.name === name);
  return { wrapper, shop, asked, track, client, hold, release: () => release() };
}
