import { ProductGrid } from '@luxe/patterns/product-grid';
import { ProductRail } from '@luxe/patterns/product-rail';
import type { TileProduct } from '@luxe/patterns/tile-product';
import { Container } from '@luxe/ui/container';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LoadMore } from '@luxe/ui/load-more';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { useLayoutEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { BlockOf } from '../data/contentPageParts.ts';
import { copy } from './copy.ts';

/** Loads a page of a collection by its code. The first page is 0. Rejects when the page cannot be loaded. */
export type LoadCollection = (code: string, page: number) => Promise<readonly TileProduct[]>;

export type CollectionViewProps = {
  block: BlockOf<'collection'>;
  onLoad: LoadCollection;
};

/** Products that an editor has chosen, as a rail or as a grid that loads more on demand. */
export function CollectionView({ block, onLoad }: CollectionViewProps) {
  const { title, link, layout, products } = block;
  return (
    <Container>
      {layout === 'rail' ? (
        <ProductRail title={title} products={products} {...(link ? { link } : {})} />
      ) : (
        <Grid block={block} onLoad={onLoad} />
      )}
    </Container>
  );
}

function Grid({ block: { title, link, products, total, collection }, onLoad }: CollectionViewProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<{ pages: number; products: readonly TileProduct[] }>({
    pages: 0,
    products: [],
  });
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  /** Position of the first product that was added last. Its link gets the focus, because the button moves. */
  const firstAdded = useRef<number>(undefined);
  const shown = [...products, ...more.products];

  useLayoutEffect(() => {
    if (firstAdded.current === undefined) return;
    moveFocus(box.current?.querySelectorAll('li')[firstAdded.current]?.querySelector('a'));
    firstAdded.current = undefined;
  }, [shown.length]);

  async function showMore() {
    if (state === 'busy') return;
    setState('busy');
    try {
      const pages = more.pages + 1;
      const added = await onLoad(collection, pages);
      firstAdded.current = shown.length;
      setMore({ pages, products: [...more.products, ...added] });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <Stack as="section" gap={28} aria-labelledby={id}>
      <Top>
        <Heading level={2} size="title-l" id={id}>
          {title}
        </Heading>
        {link && <Link href={link.href}>{link.label}</Link>}
      </Top>
      <div ref={box}>
        <ProductGrid products={shown} label={title} priority={0} />
      </div>
      {state === 'failed' && <Notice tone="error" live title={copy.failed} />}
      {shown.length < total && (
        <LoadMore
          visibleCount={shown.length}
          total={total}
          label={copy.more}
          busy={state === 'busy'}
          onLoadMore={() => void showMore()}
        />
      )}
    </Stack>
  );
}

/** The heading, and the link at the right where space allows. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
`;
