import type { Client } from '@luxe/client';
import { useEffect } from 'react';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { useCall } from '../calls/useCall.ts';
import { readStored, writeStored } from '../state/storage.ts';

/** The switches that the shop reads, requested in one call. */
export const propertyNames = [
  'isProfileUpdateEnabled',
  'isLoyaltyEnabled_Lux',
  'luxgwpcheckoutfree',
  'whatsappconsent',
  'isNeupassEnabled',
  'Search_Elastic_Json',
  'Search_AB_Web',
  'Desktop-new-header',
] as const;

export type PropertyName = (typeof propertyNames)[number];
export type Properties = Readonly<Partial<Record<PropertyName, string>>>;

/**
 * Arguments of the `properties` call. All hooks and functions use the same arguments, so that they share one
 * request.
 */
const args = { query: { propertyNames: propertyNames.join(',') } };

/**
 * The switches by name; a switch that the shop does not have is missing. Undefined until they are known.
 * After a failed request, the last stored values. A feature that counts as on without its switch must wait
 * until the switches are known, so that a shop that has it off makes no request for it [CFG-01].
 */
export function useProperties(): Properties | undefined {
  const { data, error } = useCall('properties', args);
  useEffect(() => {
    if (data) saveProperties(data);
  }, [data]);
  return data ? toProperties(data) : error ? readSavedProperties() : undefined;
}

/**
 * Whether a switch is on. Until its value is known, the switch counts as off, because content that appears
 * late is better than content that disappears.
 */
export const useSwitch = (name: PropertyName): boolean => useProperties()?.[name] === 'true';

/**
 * Reads the switches outside of components. Never rejects: after a failure it returns the last stored values,
 * or none.
 */
export async function readProperties(client: Client): Promise<Properties> {
  try {
    const response = await fetchOnce(client, 'properties', args);
    saveProperties(response);
    return toProperties(response);
  } catch {
    return readSavedProperties();
  }
}

interface PropertiesResponse {
  readonly applicationProperties: readonly { readonly name: string; readonly value: string }[];
}

const toProperties = ({ applicationProperties }: PropertiesResponse): Properties =>
  Object.fromEntries(applicationProperties.map(({ name, value }) => [name, value]));

const saveProperties = (response: PropertiesResponse) =>
  writeStored('applicationProperties', toProperties(response));
const readSavedProperties = () => (readStored('applicationProperties') ?? {}) as Properties;
