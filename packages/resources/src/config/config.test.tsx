import { Reply } from '@luxe/contract/testing';
import { samples } from '@luxe/contract/samples';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { setUp } from '../testing.tsx';
import { readStored, writeStored } from '../state/storage.ts';
import { propertyNames, readProperties, useSwitch } from './properties.ts';
import { minimumIntervalMs, readRemoteConfig } from './remoteConfig.ts';
import { useNavigationContent } from './useNavigationContent.ts';

beforeEach(() => localStorage.clear());

const down = new Reply(404, { status: 'FAILURE' });
const withSwitch = (name: string, value: string) => ({
  applicationProperties: [
    ...samples.properties.applicationProperties.filter((one) => one.name !== name),
    { name, value },
  ],
});

describe('properties', () => {
  it('are requested by their eight names in one call [CFG-01]', async () => {
    const { client, findRequests } = setUp();
    await readProperties(client);
    expect(findRequests('properties').map(({ request: { query } }) => query['propertyNames'])).toEqual([
      'isProfileUpdateEnabled,isLoyaltyEnabled_Lux,luxgwpcheckoutfree,whatsappconsent,isNeupassEnabled,Search_Elastic_Json,Search_AB_Web,Desktop-new-header',
    ]);
  });

  test.each(propertyNames)('include %s, a switch independent of the others [CFG-01]', async (name) => {
    for (const value of ['true', 'false']) {
      const { wrapper } = setUp({ properties: withSwitch(name, value) });
      const others = propertyNames.filter((other) => other !== name);
      const { result } = renderHook(
        () => ({ one: useSwitch(name), others: others.map((other) => useSwitch(other)) }),
        { wrapper },
      );
      const usual = others.map((other) =>
        samples.properties.applicationProperties.some((p) => p.name === other && p.value === 'true'),
      );
      await waitFor(() => expect(result.current).toEqual({ one: value === 'true', others: usual }));
    }
  });

  it('keep their last values when the request fails', async () => {
    const good = setUp({ properties: withSwitch('isLoyaltyEnabled_Lux', 'true') });
    await readProperties(good.client);
    const bad = setUp({ properties: down });
    expect((await readProperties(bad.client)).isLoyaltyEnabled_Lux).toBe('true');
    const { result } = renderHook(() => useSwitch('isLoyaltyEnabled_Lux'), { wrapper: bad.wrapper });
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('are off when they were never loaded', async () => {
    const { client } = setUp({ properties: down });
    expect(await readProperties(client)).toEqual({});
  });
});

describe('remote settings [CFG-02]', () => {
  it('are requested at most once in 43200000 ms (12 hours)', async () => {
    const { client, findRequests } = setUp();
    const start = Date.now();
    for (const now of [start, start + 1, start + minimumIntervalMs - 1])
      expect(await readRemoteConfig(client, now)).toEqual(samples.remoteConfig.entries);
    expect(minimumIntervalMs).toBe(43_200_000);
    expect(findRequests('remoteConfig')).toHaveLength(1);
    await readRemoteConfig(client, start + minimumIntervalMs);
    expect(findRequests('remoteConfig')).toHaveLength(2);
  });

  it('keep their last values when the request fails, or are empty if they were never loaded', async () => {
    const bad = setUp({ remoteConfig: down });
    expect(await readRemoteConfig(bad.client)).toEqual({});
    writeStored('remoteConfig', { fetchedAt: 0, entries: { nav_content: 'links' } });
    expect(await readRemoteConfig(bad.client)).toEqual({ nav_content: 'links' });
  });

  it('are requested again when the stored value is invalid', async () => {
    const { client, findRequests } = setUp();
    for (const stored of ['nonsense', { fetchedAt: 'soon' }, { fetchedAt: Date.now() * 2, entries: {} }]) {
      writeStored('remoteConfig', stored);
      expect(await readRemoteConfig(client)).toEqual(samples.remoteConfig.entries);
    }
    expect(findRequests('remoteConfig')).toHaveLength(3);
  });
});

describe('content of the navigation', () => {
  const show = (overrides: Parameters<typeof setUp>[0]) =>
    renderHook(() => useNavigationContent(true), { wrapper: setUp(overrides).wrapper }).result;

  test.each([
    ['full', {}, 'full'],
    ['full when settings fail', { remoteConfig: down, properties: down }, 'full'],
    ['links by remote setting', { remoteConfig: { entries: { nav_content: 'links' } } }, 'links'],
    ['links without the new header', { properties: withSwitch('Desktop-new-header', 'false') }, 'links'],
  ] as const)('depends on the settings and is %s [CON-08] [CFG-01]', async (_, overrides, expected) => {
    const result = show(overrides);
    await waitFor(() => expect(result.current).toBe(expected));
  });

  it('causes no request until a component needs it', () => {
    const { wrapper, shop } = setUp();
    renderHook(() => useNavigationContent(false), { wrapper });
    expect(shop.log).toEqual([]);
  });
});

test('a failed request leaves the stored settings unchanged', async () => {
  const good = setUp();
  await readRemoteConfig(good.client);
  const before = readStored('remoteConfig');
  await readRemoteConfig(setUp({ remoteConfig: down }).client, Date.now() + minimumIntervalMs * 2);
  expect(readStored('remoteConfig')).toEqual(before);
});
