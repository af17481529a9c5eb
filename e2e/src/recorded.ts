import type { APIRequestContext } from '@playwright/test';
import type { Recorded } from './collector.ts';
import { collectorOrigin } from './setting.ts';

/** What the stand-in of the receivers of events has got since `forgetRecorded`, in order. */
export const readRecorded = async (request: APIRequestContext): Promise<Recorded[]> =>
  (await request.get(`${collectorOrigin}/recorded`)).json();

export async function forgetRecorded(request: APIRequestContext): Promise<void> {
  await request.post(`${collectorOrigin}/forget`);
}

/** Requests of sales analytics. */
export const readSales = async (request: APIRequestContext): Promise<Recorded[]> =>
  (await readRecorded(request)).filter(({ path }) => path === '/sales');

/** Calls of the vendor's global. */
export const readVendorCalls = async (request: APIRequestContext): Promise<(readonly unknown[])[]> =>
  (await readRecorded(request)).filter(({ path }) => path === '/engagement').map(({ call }) => call);

interface VendorEvent {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Events that the vendor got. */
export const readEvents = async (request: APIRequestContext): Promise<VendorEvent[]> =>
  (await readVendorCalls(request))
    .filter(([call]) => call === 'track_event')
    .map(([, name, attributes]) => ({
      name: String(name),
      attributes: attributes as VendorEvent['attributes'],
    }));

/** Names of the screens that the vendor got. */
export const readScreens = async (request: APIRequestContext): Promise<unknown[]> =>
  (await readEvents(request))
    .filter(({ name }) => name === 'screen viewed')
    .map(({ attributes }) => attributes['screen']);

/** The attributes of each event of a name that the vendor got. */
export const attributesOf = async (
  request: APIRequestContext,
  name: string,
): Promise<VendorEvent['attributes'][]> =>
  (await readEvents(request)).filter((event) => event.name === name).map(({ attributes }) => attributes);

/** The labels of the platform, which each event has [ANA-08]. */
export const labels = { platform: 'WEB', device: 'DESKTOP', channel: 'DWeb' } as const;
