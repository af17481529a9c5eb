/** Path of the page that asks before a link from another site logs in, and of its form's target. */
export const confirmLoginPath = '/confirm-login';
export const confirmLoginAnswers = { yes: 'yes', no: 'no' } as const;
