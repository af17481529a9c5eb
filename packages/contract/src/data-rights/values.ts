/** What a person can ask for under the Digital Personal Data Protection Act, 2023 (sections 11 to 14). */
export const dataRequestKinds = ['access', 'correction', 'erasure', 'nomination'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** `unverified`: a guest has not confirmed their address yet. */
export const dataRequestStates = ['unverified', 'open', 'done', 'rejected'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Longest text of a request, in code points. */
export const dataRequestLimit = 2000;
