import type { ConsentChoices } from '@luxe/contract/consent';

export type { ConsentCategory } from '@luxe/contract/consent';

/** The shopper's answer. Undefined until the shopper has answered. */
export type Consent = ConsentChoices | undefined;
