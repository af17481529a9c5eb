import type { Catalogue } from '@luxe/format';

/** Calls that the server preloads for the pages of Tara. The pages work without the responses. */
export const taraCalls = (catalogue: Catalogue) => [['taraHints', { query: { catalogue } }]] as const;
