/** Values of the form on `/confirm-login`, which the page sends and the server reads. */
export const confirmLoginAnswers = { yes: 'yes', no: 'no' } as const;
