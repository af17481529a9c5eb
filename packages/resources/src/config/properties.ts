import type { Client } from '@luxe/client';
import { useEffect } from 'react';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { useCall } from '../calls/useCall.ts';
import { readStored, writeStored } from '../storage.ts';

/** The switches that the shop reads, asked for in one call. */
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
type Properties = Readonly<Partial<Record<PropertyName, string>>>;

/** Arguments of the call, the same for all who read it. */
const args = { query: { propertyNames: propertyNames.join(',') } };

/** A switch of the shop by its name; undefined until known, and for one that the shop does not have. The last good value stands in for one that cannot be had. */
export function useProperty(name: PropertyName): string | undefined {
  const { data, error } = useCall('properties', args);
  useEffect(() => {
    if (data) keep(data);
  }, [data]);
  return (data ? toProperties(data) : error ? kept() : undefined)?.[name];
}

/** Whether a switch is on. Off until known: what it would show comes late rather than goes away. */
export const useSwitch = (name: PropertyName): boolean => useProperty(name) === 'true';

/** The same once, for what is no component. Never rejects: what was last known stands in, else nothing is. */
export async function readProperties(client: Client): Promise<Properties> {
  try {
    const answer = await fetchOnce(client, 'properties', args);
    keep(answer);
    return toProperties(answer);
  } catch {
    return kept();
  }
}

interface Answer {
  readonly applicationProperties: readonly { readonly name: string; readonly value: string }[];
}

const toProperties = ({ applicationProperties }: Answer): Properties =>
  Object.fromEntries(applicationProperties.map(({ name, value }) => [name, value]));

const keep = (answer: Answer) => writeStored('applicationProperties', toProperties(answer));
const kept = () => (readStored('applicationProperties') ?? {}) as Properties;
