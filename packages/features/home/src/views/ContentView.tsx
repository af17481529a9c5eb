import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { HydrateLate } from '@luxe/ui/hydrate-late';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { ContentPageData } from '../data/contentPageParts.ts';
import { BandView } from './BandView.tsx';
import { Bands, Opening } from './ContentView.styles.ts';
import { groupBlocks } from './groupBlocks.ts';
import { Hero } from './Hero.tsx';

export type ContentViewProps = {
  page: ContentPageData;
  onUnknownBlock?: ((type: string) => void) | undefined;
};

/**
 * Renders the blocks of a page. If the first block is a hero, its title is the page heading; otherwise the
 * page's `h1` is the heading.
 */
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
        <HydrateLate key={at}>
          <BandView band={band} onUnknown={onUnknownBlock} />
        </HydrateLate>
      ))}
      <HeadingText page={page} />
    </Bands>
  );
}

/**
 * Shows the page's `h1` as text above the footer. Renders nothing unless the page heading is a hero with
 * another title [SHL-18].
 */
function HeadingText({ page: { h1, blocks } }: { page: ContentPageData }) {
  const [first] = blocks;
  if (first?.type !== 'hero' || !h1 || h1 === first.title) return null;
  return (
    <Container>
      <Text tone="secondary">{h1}</Text>
    </Container>
  );
}
