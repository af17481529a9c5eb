/** The page about cookies. Its form posts to the same path without scripts. */
export const consentPath = '/consent';

/** What became of the form, as the parameter `state` of the page. */
export const consentStates = { saved: 'saved' } as const;
export type ConsentState = (typeof consentStates)[keyof typeof consentStates];
