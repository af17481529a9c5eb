import { formatQuery, hasFilter, toggleFilter, type ListingQuery } from '@luxe/contract/query';
import { ActionBar } from '@luxe/ui/action-bar';
import { Button } from '@luxe/ui/button';
import { LazyBottomSheet } from '@luxe/ui/lazy-bottom-sheet';
import { LazyDrawer } from '@luxe/ui/lazy-drawer';
import { LinkButton } from '@luxe/ui/link-button';
import { LinkList } from '@luxe/ui/link-list';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useState } from 'react';
import { copy } from '../data/copy.ts';
import { listingHref } from '../data/listingHref.ts';
import type { ListingModel } from '../data/toListingModel.ts';

// Loads with the drawer.
const Filters = lazyPart(() => import('./Filters.tsx').then((module) => module.Filters));

export type FilterBarProps = {
  model: ListingModel;
  /**
   * Number of products that match the draft: the filters that the shopper has chosen but not yet applied.
   * Undefined while loading.
   */
  draftCount: number | undefined;
  /**
   * Called with the filters that the shopper has chosen but not yet applied. Called with undefined when the
   * drawer opens or closes.
   */
  onDraftChange: (draft: ListingQuery | undefined) => void;
};

/**
 * Filter and sort on a phone: a bottom bar that opens a drawer. One button applies all chosen filters.
 * Without scripts the bar links to the facets.
 */
export function FilterBar({ model, draftCount, onDraftChange }: FilterBarProps) {
  const [open, setOpen] = useState<'filter' | 'sort' | undefined>();
  const [draft, setDraft] = useState(model.query);
  const change = (query: ListingQuery) => {
    setDraft(query);
    onDraftChange(query);
  };
  const same = formatQuery(draft) === formatQuery(model.query);
  const openFilter = (now: boolean) => {
    if (now) setDraft(model.query);
    onDraftChange(undefined);
    setOpen(now ? 'filter' : undefined);
  };
  return (
    <ActionBar label={copy.bar}>
      <Button icon="filter" onClick={() => openFilter(true)}>
        {copy.filterCount(model.query.filters.length)}
      </Button>
      <Button emphasis="secondary" onClick={() => setOpen('sort')}>
        {copy.sort}
      </Button>
      <noscript>
        <LinkButton icon="filter" href="#facets" block>
          {copy.filterCount(model.query.filters.length)}
        </LinkButton>
      </noscript>
      <LazyDrawer open={open === 'filter'} onOpenChange={openFilter} title={copy.filter} side="left">
        <Suspense>
          <Filters
            model={model}
            isOn={(filter) => hasFilter(draft.filters, filter)}
            onToggle={(filter) => change(toggleFilter(draft, filter))}
            onPrice={change}
            draft={draft}
            onClear={() => change({ ...draft, filters: [] })}
            applyHref={listingHref(model, draft)}
            count={same ? model.total : draftCount}
            onApply={() => openFilter(false)}
          />
        </Suspense>
      </LazyDrawer>
      <LazyBottomSheet
        open={open === 'sort'}
        onOpenChange={(now) => setOpen(now ? 'sort' : undefined)}
        title={copy.sort}
      >
        <LinkList
          size="m"
          items={model.sorts.map(({ name, selected, href }) => ({ label: name, href, current: selected }))}
          onFollow={() => setOpen(undefined)}
        />
      </LazyBottomSheet>
    </ActionBar>
  );
}
