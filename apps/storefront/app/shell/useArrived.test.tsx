import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Track } from '@luxe/telemetry';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useArrived } from './useArrived.ts';

const forget = () => {
  document.cookie = 'luxe_arrived=; path=/; max-age=0';
};
afterEach(() => {
  forget();
  localStorage.clear();
});

const pack = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function Page() {
  useArrived();
  return null;
}

function arriveWith(cookie: string | undefined) {
  if (cookie !== undefined) document.cookie = `luxe_arrived=${cookie}; path=/`;
  const track = vi.fn<Track>();
  const client = createClient({ baseUrl: '/api', fetch: mockFetch().fetch });
  render(
    <ResourcesProvider client={client} hint="s1c1" track={track}>
      <Page />
    </ResourcesProvider>,
  );
  return track;
}

const neuPassInfo = { tier: 'Gold', status: 'ACTIVE' };

test('a login by a link is counted as what it was, once, and keeps what the loyalty programme says [AUT-01, AUT-02, AUT-17]', async () => {
  const cookie = pack({ userType: 'migrated', needsNames: false, cartMerged: true, neuPassInfo });
  const track = arriveWith(cookie);
  await waitFor(() => expect(track).toHaveBeenCalled());
  expect(track.mock.calls).toEqual([['login done', { userType: 'migrated', cartMerged: true }]]);
  expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual(neuPassInfo);
  expect(document.cookie).not.toContain('luxe_arrived');
  expect(arriveWith(undefined)).not.toHaveBeenCalled();
});

test('who is no member keeps nothing of the programme', async () => {
  const track = arriveWith(pack({ userType: 'new', needsNames: true, cartMerged: false, neuPassInfo: null }));
  await waitFor(() => expect(track).toHaveBeenCalled());
  expect(localStorage.getItem('neupassInfo')).toBeNull();
});

test.each([['garbage'], ['e30x']])(
  'the mark "%s", which is none of ours, counts nothing and is gone',
  async (cookie) => {
    const track = arriveWith(cookie);
    await waitFor(() => expect(document.cookie).not.toContain('luxe_arrived'));
    expect(track).not.toHaveBeenCalled();
  },
);
