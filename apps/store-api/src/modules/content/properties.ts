/** Switches of the shop by the names of section 7 of the specification. A change here is a release. */
const properties: ReadonlyMap<string, string> = new Map([
  ['isProfileUpdateEnabled', 'true'],
  ['isLoyaltyEnabled_Lux', 'false'],
  ['luxgwpcheckoutfree', 'true'],
  ['whatsappconsent', 'false'],
  ['isNeupassEnabled', 'false'],
  ['Search_Elastic_Json', '{}'],
  ['Search_AB_Web', 'A'],
  ['Desktop-new-header', 'true'],
]);

/** The properties of a comma-separated list of names, in its order, each once; unknown names are left out. */
export function readProperties(names: string): { name: string; value: string }[] {
  return [...new Set(names.split(',').map((name) => name.trim()))].flatMap((name) => {
    const value = properties.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
}
