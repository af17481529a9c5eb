/** The page that asks before a link from another site logs the shopper in, and where its form goes. */
export const confirmLoginPath = '/confirm-login';
export const confirmLoginAnswers = { yes: 'yes', no: 'no' } as const;
