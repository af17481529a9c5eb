import { useCall } from './calls/useCall.ts';

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

/** A switch of the shop by its name; undefined until known, and for one that the shop does not have. */
export function useProperty(name: string): string | undefined {
  const isKnown = (propertyNames as readonly string[]).includes(name);
  const { data } = useCall('properties', {
    query: { propertyNames: isKnown ? propertyNames.join(',') : name },
  });
  return data?.applicationProperties.find((property) => property.name === name)?.value;
}
