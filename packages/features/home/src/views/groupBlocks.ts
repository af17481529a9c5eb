import type { BlockOf, ContentBlockData } from '../data/contentPageParts.ts';

/** A horizontal section of a page: a block, two editorials side by side, or a row of spotlights. */
export type ContentSection =
  | { kind: 'one'; block: ContentBlockData }
  | { kind: 'pair'; blocks: readonly [BlockOf<'editorial'>, BlockOf<'editorial'>] }
  | { kind: 'row'; blocks: readonly BlockOf<'spotlight'>[] };

/** Groups adjacent blocks: editorials in pairs, spotlights in one row. Keeps the order. */
export function groupBlocks(blocks: readonly ContentBlockData[]): ContentSection[] {
  const bands: ContentSection[] = [];
  for (const block of blocks) {
    const last = bands.at(-1);
    if (block.type === 'editorial' && last?.kind === 'one' && last.block.type === 'editorial')
      bands[bands.length - 1] = { kind: 'pair', blocks: [last.block, block] };
    else if (block.type === 'spotlight' && last?.kind === 'row')
      bands[bands.length - 1] = { kind: 'row', blocks: [...last.blocks, block] };
    else if (block.type === 'spotlight' && last?.kind === 'one' && last.block.type === 'spotlight')
      bands[bands.length - 1] = { kind: 'row', blocks: [last.block, block] };
    else bands.push({ kind: 'one', block });
  }
  return bands;
}
