/**
 * Path of the page that asks for confirmation before a link from another site logs the shopper in. The form
 * of the page posts to the same path.
 */
export const confirmLoginPath = '/confirm-login';
export const confirmLoginAnswers = { yes: 'yes', no: 'no' } as const;
