import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, type ReactNode } from 'react';
import { LateFaq } from '@luxe/patterns/late-faq';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { BusyArea } from '@luxe/ui/busy-area';
import { Chip } from '@luxe/ui/chip';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { HydrateLate } from '@luxe/ui/hydrate-late';
import { Link } from '@luxe/ui/link';
import { LoadMore } from '@luxe/ui/load-more';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { TileProduct } from '@luxe/patterns/tile-product';
import type { ListingModel } from '../data/toListingModel.ts';
import { FacetColumn } from './lazyFacetColumn.ts';
import type { Navigate } from './useGroupedNavigation.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { Chips, Columns, Crumbs, Facets, FaqSection, Pages, Tools, Top } from './ListingView.styles.ts';
import { SortForm } from './SortForm.tsx';

export type ListingViewProps = {
  model: ListingModel;
  /** True when a store banner is above the list. The name of the store is then the heading of the page. */
  isBranded?: boolean;
  /** Products that "Show more" added below the list. `busy` is true while the next page loads. */
  more?: MoreProducts;
  /** Another page or filter of this list is loading. */
  busy?: boolean;
  onNavigate: Navigate;
  /** Editorial blocks around the products. */
  around?: { above: ReactNode; below: ReactNode } | undefined;
  /** Product rails below the list. */
  rails?: ReactNode;
} & Pick<FilterBarProps, 'draftCount' | 'onDraftChange'>;

type MoreProducts = {
  products: readonly TileProduct[];
  pages: number;
  busy: boolean;
  onLoadMore?: () => void;
};

// The numbered pages. Their code loads on demand, because most visits start at the first page, which has
// "Show more" instead.
const Pagination = lazyPart(() => import('@luxe/ui/pagination').then((module) => module.Pagination));

const noMore: MoreProducts = { products: [], pages: 0, busy: false };

/**
 * A list of products with facets, sort and pages. Every control is a link or form; scripts only avoid the
 * reload.
 */
export function ListingView({
  model,
  isBranded = false,
  more = noMore,
  busy = false,
  onNavigate,
  around,
  rails,
  draftCount,
  onDraftChange,
}: ListingViewProps) {
  const search = model.kind === 'search';
  // On a store's own page, the banner already shows the title and the description, so the list omits both.
  const isOwnStore = isBranded && model.kind === 'page';
  return (
    <>
      <Container>
        {isOwnStore ? (
          <Crumbs />
        ) : (
          <>
            <Crumbs>
              <Breadcrumbs items={model.crumbs} />
            </Crumbs>
            <Top>
              <Heading level={isBranded ? 2 : 1} size={isBranded ? 'title-l' : 'display-m'} tabIndex={-1}>
                {search ? copy.searchTitle(model.term) : model.title}
              </Heading>
              {model.description && <Text tone="secondary">{model.description}</Text>}
              {model.storeHref && <Link href={model.storeHref}>{copy.visitStore}</Link>}
              {model.unlisted && <Text>{copy.unlisted(model.unlisted)}</Text>}
              {search && model.spelling && (
                <Text tone="secondary">
                  {copy.didYouMean}{' '}
                  <Link href={model.spelling.href} tone="inline">
                    {model.spelling.term}
                  </Link>
                  ?
                </Text>
              )}
            </Top>
          </>
        )}
      </Container>
      {/* The editorial blocks have page margins of their own. */}
      {around?.above}
      <Container>
        <Columns>
          <Facets>
            {/* On a phone this column is hidden, and hydrates only when the page is used. */}
            <HydrateLate>
              <FacetColumn model={model} onNavigate={onNavigate} />
            </HydrateLate>
          </Facets>
          <BusyArea busy={busy}>
            <Tools>
              <Chips>
                <Text as="span" size="sm" tabular role="status">
                  {copy.itemCount(model.total)}
                </Text>
                {model.chips.map(({ name, href }) => (
                  <Chip key={href} href={href} removeLabel={copy.remove(name)}>
                    {name}
                  </Chip>
                ))}
              </Chips>
              <SortForm model={model} onNavigate={onNavigate} />
            </Tools>
            {/* Facets and products hydrate separately, because hydrating both at once blocks a phone. */}
            <Suspense>
              <ProductGrid products={withMore(model.products, more.products)} label={copy.products} />
            </Suspense>
            <ListingPages model={model} more={more} />
          </BusyArea>
        </Columns>
      </Container>
      {around?.below}
      <Container>
        <FaqSection>
          <LateFaq questions={model.questions} />
        </FaqSection>
      </Container>
      {rails}
      <FilterBar model={model} draftCount={draftCount} onDraftChange={onDraftChange} />
    </>
  );
}

/** Appends products. A product can move to a later page between two requests, so duplicates are removed. */
function withMore(first: readonly TileProduct[], more: readonly TileProduct[]): readonly TileProduct[] {
  if (more.length === 0) return first;
  return [...new Map([...first, ...more].map((product) => [product.productId, product])).values()];
}

/** "24 of 412" with "Show more" on the first page; numbered pages on later pages. */
function ListingPages({ model, more }: { model: ListingModel; more: MoreProducts }) {
  const { page, pages, total, hrefForPage } = model;
  const visibleCount = Math.min(model.visibleCount * (more.pages + 1), total);
  if (pages < 2) return null;
  return (
    <Pages>
      {page === 1 ? (
        <LoadMore
          visibleCount={visibleCount}
          total={total}
          href={hrefForPage(more.pages + 2)}
          label={copy.showMore(Math.min(model.visibleCount, total - visibleCount))}
          busy={more.busy}
          {...(more.onLoadMore && { onLoadMore: more.onLoadMore })}
        />
      ) : (
        <Suspense>
          <Pagination page={page} pages={pages} hrefFor={hrefForPage} />
        </Suspense>
      )}
    </Pages>
  );
}
