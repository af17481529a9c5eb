import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Suspense, useEffect } from 'react';
import { copy } from '../copy.ts';
import type { ShownBlock, ShownPage } from '../data/shownPage.ts';
import { BrandWall } from './BrandWall.tsx';
import { CategoryList } from './CategoryList.tsx';
import { Bands, Opening } from './ContentView.styles.ts';
import { Editorial } from './Editorial.tsx';
import { EditorialPair } from './EditorialPair.tsx';
import { groupBlocks, type Band } from './groupBlocks.ts';
import { Hero } from './Hero.tsx';
import { RailBlock } from './RailBlock.tsx';
import { Spotlight } from './Spotlight.tsx';
import { SpotlightRow } from './SpotlightRow.tsx';
import { TextBlock } from './TextBlock.tsx';

export type ContentViewProps = {
  page: ShownPage;
  onUnknownBlock?: ((type: string) => void) | undefined;
};

/** The blocks of a page, one under the other. The first hero carries the page's heading; without one, the page says it itself. */
export function ContentView({ page, onUnknownBlock }: ContentViewProps) {
  const { blocks, catalogue } = page;
  const [first, ...rest] = groupBlocks(blocks);
  return (
    <Bands>
      {first?.kind === 'one' && first.block.type === 'hero' ? (
        <div>
          <Hero block={first.block} first />
          {catalogue === 'indiluxe' && <Divider tone="selvedge" />}
        </div>
      ) : (
        <Opening>
          <Container>
            <Heading level={1} tabIndex={-1}>
              {page.h1}
            </Heading>
          </Container>
          {first ? (
            <BandView band={first} onUnknown={onUnknownBlock} />
          ) : (
            <Container>
              <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
            </Container>
          )}
        </Opening>
      )}
      {rest.map((band, at) => (
        // Taken over by itself: a page's worth of it in one go would hold up a phone.
        <Suspense key={at}>
          <BandView band={band} onUnknown={onUnknownBlock} />
        </Suspense>
      ))}
    </Bands>
  );
}

function BandView({ band, onUnknown }: { band: Band; onUnknown: ContentViewProps['onUnknownBlock'] }) {
  if (band.kind === 'pair') return <EditorialPair blocks={band.blocks} />;
  if (band.kind === 'row') return <SpotlightRow blocks={band.blocks} />;
  return <Block block={band.block} onUnknown={onUnknown} />;
}

function Block({ block, onUnknown }: { block: ShownBlock; onUnknown: ContentViewProps['onUnknownBlock'] }) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} />;
    case 'productRail':
      return <RailBlock block={block} />;
    case 'brandWall':
      return <BrandWall block={block} />;
    case 'editorial':
      return <Editorial block={block} />;
    case 'categoryList':
      return <CategoryList block={block} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'spotlight':
      return <Spotlight block={block} />;
    // It has pages of its own, with letters to jump to; between other blocks there is no room for it.
    case 'brandIndex':
      return <Unknown block={block} onUnknown={onUnknown} />;
    default:
      return <Unknown block={block satisfies never} onUnknown={onUnknown} />;
  }
}

type UnknownProps = { block: { type: string }; onUnknown: ContentViewProps['onUnknownBlock'] };

/** An editor's new block that this version does not know: nothing to see, but somebody is told. */
function Unknown({ block, onUnknown }: UnknownProps) {
  const { type } = block;
  useEffect(() => onUnknown?.(type), [type, onUnknown]);
  return null;
}
