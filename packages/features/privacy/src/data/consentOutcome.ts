import type { ConsentChoices } from '@luxe/contract/consent';

/** `pending`: the answer applies on this device, and the store has not logged it. */
export type ConsentOutcome = 'saved' | 'pending';

/** Stores an answer and applies it. Never rejects. */
export type SaveConsent = (choices: ConsentChoices) => Promise<ConsentOutcome>;
