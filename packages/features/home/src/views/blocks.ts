import type { ContentBlockData } from '../data/contentPageParts.ts';

/** The data of a block type, as its component receives it. */
export type BlockOf<Type extends ContentBlockData['type']> = Extract<ContentBlockData, { type: Type }>;
