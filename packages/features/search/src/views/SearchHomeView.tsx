import { cutText, searchTextLimit } from '@luxe/format';
import { RecentList, type RecentListProps } from '@luxe/patterns/recent-list';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId, type SubmitEvent } from 'react';
import { copy as boxCopy } from '../data/copy.ts';
import { layerCopy as copy } from '../data/layerCopy.ts';
import { PopularProducts, type PopularProductsProps } from './PopularProducts.tsx';

export type SearchHomeViewProps = {
  typed: string;
  recent: readonly string[];
  products: PopularProductsProps['products'];
  /** Popular products could not be loaded. */
  hasProductsFailed: boolean;
  onType: (typed: string) => void;
  onSearch: (event: SubmitEvent) => void;
} & Pick<RecentListProps, 'hrefOf' | 'onRemove'>;

/** The search home: heading, field, recent searches and three products. */
export function SearchHomeView(props: SearchHomeViewProps) {
  const { typed, recent, products, hasProductsFailed, onType, onSearch, hrefOf, onRemove } = props;
  const id = useId();
  return (
    <Page>
      <Heading level={1} tabIndex={-1}>
        {copy.title}
      </Heading>
      <form role="search" method="get" action="/search/" aria-label={copy.title} onSubmit={onSearch}>
        <SearchField
          size="l"
          name="q"
          label={boxCopy.label}
          placeholder={boxCopy.placeholder}
          value={typed}
          onChange={(event) => onType(cutText(event.currentTarget.value, searchTextLimit))}
          onClear={() => onType('')}
        />
      </form>
      {recent.length > 0 && (
        <Stack gap={8}>
          <Text id={`${id}-recent`} size="xs" tone="secondary">
            {copy.recent}
          </Text>
          <RecentList searches={recent} labelledBy={`${id}-recent`} hrefOf={hrefOf} onRemove={onRemove} />
        </Stack>
      )}
      {!hasProductsFailed && <PopularProducts products={products} labelId={`${id}-popular`} />}
    </Page>
  );
}
