import type { ShownBlock } from '../data/shownPage.ts';
import type { BlockOf } from './blocks.ts';

/** What stands as one band of the page: a block, two stories side by side, or a row of spotlights. */
export type Band =
  | { kind: 'one'; block: ShownBlock }
  | { kind: 'pair'; blocks: readonly [BlockOf<'editorial'>, BlockOf<'editorial'>] }
  | { kind: 'row'; blocks: readonly BlockOf<'spotlight'>[] };

/** Puts neighbours of a kind together: editorials two by two, spotlights in one row. The order stays. */
export function groupBlocks(blocks: readonly ShownBlock[]): Band[] {
  const bands: Band[] = [];
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
