import type { ShownBlock } from '../data/shownPage.ts';
import type { BlockOf } from './blocks.ts';

/** What stands as one band of the page: a block, two stories side by side, a row of spotlights, or an index by letter. */
export type Band =
  | { kind: 'one'; block: ShownBlock }
  | { kind: 'pair'; blocks: readonly [BlockOf<'editorial'>, BlockOf<'editorial'>] }
  | { kind: 'row'; blocks: readonly BlockOf<'spotlight'>[] }
  | { kind: 'index'; blocks: readonly BlockOf<'text'>[] };

/** Puts neighbours of a kind together: editorials two by two, spotlights in one row, texts whose title is a letter in one index. The order stays. */
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
    else if (isLetter(block) && last?.kind === 'index')
      bands[bands.length - 1] = { kind: 'index', blocks: [...last.blocks, block] };
    else if (isLetter(block)) bands.push({ kind: 'index', blocks: [block] });
    else bands.push({ kind: 'one', block });
  }
  return bands;
}

const isLetter = (block: ShownBlock): block is BlockOf<'text'> =>
  block.type === 'text' && /^(?:\p{L}|0–9)$/u.test(block.title);
