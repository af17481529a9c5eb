import type { ShownBlock } from '../data/shownPage.ts';

/** The block of a type: what its component takes. */
export type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>;
