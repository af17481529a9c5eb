import { lazy, Suspense, type ReactNode } from 'react';
import { Faq } from '@luxe/patterns/faq';
import { ProductGrid } from '@luxe/patterns/product-grid';
import { Breadcrumbs } from '@luxe/ui/breadcrumbs';
import { BusyArea } from '@luxe/ui/busy-area';
import { Chip } from '@luxe/ui/chip';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { ShowMore } from '@luxe/ui/show-more';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { TileProduct } from '@luxe/patterns/tile-product';
import type { ListingModel } from '../data/toListingModel.ts';
import { FacetColumn } from './FacetColumn.tsx';
import type { Navigate } from './useSteps.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { Chips, Columns, Crumbs, Facets, Foot, Pages, Tools, Top } from './ListingView.styles.ts';
import { SortForm } from './SortForm.tsx';

export type ListingViewProps = {
  model: ListingModel;
  /** Under the banner of a store, whose name is the heading of the page. */
  isBranded?: boolean;
  /** Products of further pages, added to the list; `busy` while more of them are on their way. */
  more?: MoreProducts;
  /** Another page or filter of this list is on its way. */
  busy?: boolean;
  onNavigate: Navigate;
  /** What an editor says around the products. */
  around?: { above: ReactNode; below: ReactNode } | undefined;
  /** What stands below the list: rails of products. */
  rails?: ReactNode;
} & Pick<FilterBarProps, 'draftCount' | 'onDraftChange'>;

type MoreProducts = {
  products: readonly TileProduct[];
  pages: number;
  busy: boolean;
  onShowMore?: () => void;
};

// Most lists are read from their first page.
const Pagination = lazy(() =>
  import('@luxe/ui/pagination').then((module) => ({ default: module.Pagination })),
);

const noMore: MoreProducts = { products: [], pages: 0, busy: false };

/** A list of products with its facets, sort and pages. Every control is an address; a script only spares the reload. */
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
  // The banner has said it all.
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
      {/* What an editor says keeps the margins of the page by itself. */}
      {around?.above}
      <Container>
        <Columns>
          {/* Facets and products are taken over each by themselves: in one go they would hold up a phone. */}
          <Suspense>
            <Facets>
              <FacetColumn model={model} onNavigate={onNavigate} />
            </Facets>
          </Suspense>
          <BusyArea busy={busy}>
            <Tools>
              <Chips>
                <Text as="span" size="sm" tabular role="status">
                  {copy.pieces(model.total)}
                </Text>
                {model.chips.map(({ name, href }) => (
                  <Chip key={href} href={href} removeLabel={copy.remove(name)}>
                    {name}
                  </Chip>
                ))}
              </Chips>
              <SortForm model={model} onNavigate={onNavigate} />
            </Tools>
            <Suspense>
              <ProductGrid products={withMore(model.products, more.products)} label={copy.products} />
            </Suspense>
            <ListingPages model={model} more={more} />
          </BusyArea>
        </Columns>
      </Container>
      {around?.below}
      <Container>
        <Foot>
          <Faq questions={model.questions} />
        </Foot>
      </Container>
      {rails}
      <FilterBar model={model} draftCount={draftCount} onDraftChange={onDraftChange} />
    </>
  );
}

/** A product that has moved to a later page meanwhile is shown once. */
function withMore(first: readonly TileProduct[], more: readonly TileProduct[]): readonly TileProduct[] {
  if (more.length === 0) return first;
  return [...new Map([...first, ...more].map((product) => [product.productId, product])).values()];
}

/** "24 of 412" and the way to more from the first page; numbered pages from there on. */
function ListingPages({ model, more }: { model: ListingModel; more: MoreProducts }) {
  const { page, pages, total, hrefForPage } = model;
  const shown = Math.min(model.shown * (more.pages + 1), total);
  if (pages < 2) return null;
  return (
    <Pages>
      {page === 1 ? (
        <ShowMore
          shown={shown}
          total={total}
          href={hrefForPage(more.pages + 2)}
          label={copy.showMore(Math.min(model.shown, total - shown))}
          busy={more.busy}
          {...(more.onShowMore && { onShowMore: more.onShowMore })}
        />
      ) : (
        <Suspense>
          <Pagination page={page} pages={pages} hrefFor={hrefForPage} />
        </Suspense>
      )}
    </Pages>
  );
}
