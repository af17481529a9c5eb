import type { ContentBlock } from '@luxe/contract/calls';

/** The block of a type: what its component takes. */
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;
