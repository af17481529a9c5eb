import type { StoreBanner } from '@luxe/contract/calls';
import { hasFilter } from '@luxe/contract/query';
import { safeStore } from '@luxe/tokens/store-guard';
import { copy } from './copy.ts';
import { listingHref } from './listingHref.ts';
import type { ListingRequest } from './toListingRequest.ts';

/** Copy of a brand store's header. It is here, so that it loads with the header. */
const storeCopy = {
  kicker: { luxury: 'Brand store', indiluxe: 'Designer store' },
  tabs: 'Parts of this store',
  all: 'All',
  index: { luxury: 'All brands', indiluxe: 'All designers' },
} as const;

/** The brand index that a store belongs to. */
const indexPaths = {
  luxury: '/brandList/a-to-z-luxury-brands',
  indiluxe: '/brandList/indiluxe-brands-index',
} as const;

/**
 * Builds the model of a brand store's header. Corrects unreadable colours, and turns the categories into tabs
 * that filter the store page [SHL-17].
 */
export function toStoreModel(store: StoreBanner, { kind, query }: Pick<ListingRequest, 'kind' | 'query'>) {
  const { pagePath, catalogue, name, text, story, link, image, productCount, categories, colours } = store;
  const isOwnPage = kind === 'page';
  const own = { kind: 'page', path: pagePath, implied: [] } as const;
  const parts = categories.map(({ code, name: label }) => {
    const filter = { key: 'category', value: code };
    return {
      label,
      href: listingHref(own, { term: '', sort: 'relevance', filters: [filter] }),
      current: isOwnPage && hasFilter(query.filters, filter),
    };
  });
  const isAllSelected = isOwnPage && !query.filters.some(({ key }) => key === 'category');
  return {
    banner: {
      colours: safeStore(colours),
      kicker: storeCopy.kicker[catalogue],
      name,
      text,
      link,
      image,
      count: copy.itemCount(productCount),
    },
    // A listing of the brand has breadcrumbs. The page of the store has a link to the index of all brands.
    back: isOwnPage ? { href: indexPaths[catalogue], label: storeCopy.index[catalogue] } : undefined,
    story: (isOwnPage && isAllSelected && story) || '',
    tabsLabel: storeCopy.tabs,
    // A single category needs no tabs.
    tabs:
      parts.length > 1 ? [{ label: storeCopy.all, href: pagePath, current: isAllSelected }, ...parts] : [],
  };
}
