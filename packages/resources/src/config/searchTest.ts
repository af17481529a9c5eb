import type { Client } from '@luxe/client';
import type { CallResponse } from '@luxe/contract/calls';
import { writeStored } from '../state/storage.ts';
import { browserId } from './browserId.ts';
import { readProperties } from './properties.ts';
import { readRemoteConfig } from './remoteConfig.ts';

/**
 * Requests the variant of searches that a search test assigns to this browser, and stores the variant of
 * suggestions. Undefined if no search test is active, or if the request fails.
 */
export async function readSearchTest(client: Client): Promise<CallResponse<'searchab'> | undefined> {
  const [properties, remote] = await Promise.all([readProperties(client), readRemoteConfig(client)]);
  if (properties.Search_AB_Web !== 'true' || remote['search_ab'] === 'off') return undefined;
  const test = await client.call('searchab', { query: { sessionUID: browserId() } }).catch(() => undefined);
  if (test) writeStored('testSuggestVersion', test.testSuggestVersion);
  return test;
}
