import { consentCategories, formatConsent, toChoices, type ConsentCategory } from '@luxe/contract/consent';

/** The id of the browser's answers in tests. */
export const testConsentId = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';

/** The cookie of a shopper who allows some categories now. */
export function allowing(...categories: readonly ConsentCategory[]): { readonly consent: string } {
  const value = formatConsent({
    choices: toChoices((position) => categories.some((name) => name === consentCategories[position])),
    source: 'banner',
    at: Math.floor(Date.now() / 1000),
    id: testConsentId,
    isLogged: true,
  });
  return { consent: `consent=${value}` };
}
