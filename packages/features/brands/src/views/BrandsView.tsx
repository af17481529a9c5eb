import { LetterIndex } from '@luxe/patterns/letter-index';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Text } from '@luxe/ui/text';
import { useDeferredValue, useRef } from 'react';
import { copy } from '../copy.ts';
import { findBrands, groupBrands } from '../data/brandNames.ts';
import type { ShownBrand } from '../data/shownBrands.ts';
import { BrandFilter } from './BrandFilter.tsx';
import { Beside, Head } from './BrandsView.styles.ts';
import { LetterJump } from './LetterJump.tsx';
import { NothingFound } from './NothingFound.tsx';
import { idOf, nameOf } from './letterNames.ts';

export type BrandsViewProps = {
  title: string;
  /** From A to Z. */
  brands: readonly ShownBrand[];
  /** Address of this page, without a query. */
  href: string;
  /** What is typed; empty for all of them. */
  query: string;
  onQueryChange: (query: string) => void;
};

/** Brands from A to Z: a field to narrow them, letters to jump to, and each with its pieces counted. */
export function BrandsView({ title, brands, href, query, onQueryChange }: BrandsViewProps) {
  const field = useRef<HTMLInputElement>(null);
  // The letters typed show at once; the list follows when there is time.
  const wanted = useDeferredValue(query);
  const found = findBrands(brands, wanted);
  const groups = groupBrands(found);
  const clear = () => {
    onQueryChange('');
    field.current?.focus();
  };
  return (
    <Page gap={0}>
      <Head>
        <div>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="secondary" role="status">
            {countOf(found.length, brands.length)}
          </Text>
        </div>
        {brands.length > 0 && (
          <Beside>
            <BrandFilter
              ref={field}
              action={href}
              query={query}
              onQueryChange={onQueryChange}
              onClear={clear}
            />
          </Beside>
        )}
      </Head>
      <LetterJump filled={groups.map(({ letter }) => letter)} />
      {groups.length > 0 ? (
        <LetterIndex
          letters={groups.map((group) => ({
            title: group.letter,
            name: nameOf(group.letter),
            id: idOf(group.letter),
            items: group.brands.map(({ name, href: to, count }) => ({
              label: name,
              href: to,
              count: copy.count(count),
              unit: copy.unit(count),
            })),
          }))}
        />
      ) : brands.length > 0 ? (
        <NothingFound query={wanted} href={href} onClear={clear} />
      ) : (
        <EmptyState title={copy.emptyTitle} action={<Link href="/">{copy.home}</Link>}>
          {copy.empty}
        </EmptyState>
      )}
    </Page>
  );
}

function countOf(found: number, all: number): string {
  if (found === all) return copy.all(all);
  return found === 0 ? copy.none(all) : copy.left(found, all);
}
