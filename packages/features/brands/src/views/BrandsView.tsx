import { LetterIndex } from '@luxe/patterns/letter-index';
import { LetterJump } from '@luxe/patterns/letter-jump';
import { moveFocus } from '@luxe/ui/focus';
import { Divider } from '@luxe/ui/divider';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useDeferredValue, useRef } from 'react';
import { copy } from '../data/copy.ts';
import { findBrands, groupBrands, letters, otherLetter, type LetterGroup } from '../data/brandNames.ts';
import type { BrandData } from '../data/brandIndexPart.ts';
import { BrandFilter } from './BrandFilter.tsx';
import { EmptyContent, FilterColumn, Header } from './BrandsView.styles.ts';
import { NothingFound } from './NothingFound.tsx';

export type BrandsViewProps = {
  title: string;
  /** Sorted from A to Z. */
  brands: readonly BrandData[];
  /** URL of this page, without a query. */
  href: string;
  /** The filter as typed; empty for all brands. */
  query: string;
  onQueryChange: (query: string) => void;
};

/** Brands from A to Z with a filter field, letter links and item counts. */
export function BrandsView({ title, brands, href, query, onQueryChange }: BrandsViewProps) {
  const field = useRef<HTMLInputElement>(null);
  // Deferred, so that typing stays responsive while a long list renders.
  const deferredQuery = useDeferredValue(query);
  const found = findBrands(brands, deferredQuery);
  const groups = groupBrands(found);
  const clear = () => {
    onQueryChange('');
    moveFocus(field.current);
  };
  return (
    <Page gap={0}>
      <Header>
        <Stack gap={8}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="secondary" role="status">
            {countOf(found.length, brands.length)}
          </Text>
        </Stack>
        {brands.length > 0 && (
          <FilterColumn>
            <BrandFilter
              ref={field}
              action={href}
              query={query}
              onQueryChange={onQueryChange}
              onClear={clear}
            />
          </FilterColumn>
        )}
      </Header>
      {groups.length > 0 ? (
        <>
          <LetterJump label={copy.jump} letters={toJumps(groups)} />
          <LetterIndex letters={groups.map(toLetter)} />
        </>
      ) : (
        <>
          <Divider />
          <EmptyContent>
            {brands.length > 0 ? (
              <NothingFound query={deferredQuery} href={href} onClear={clear} />
            ) : (
              <EmptyState title={copy.emptyTitle} action={<Link href="/">{copy.home}</Link>}>
                {copy.empty}
              </EmptyState>
            )}
          </EmptyContent>
        </>
      )}
    </Page>
  );
}

const toLetter = ({ letter, brands }: LetterGroup<BrandData>) => ({
  title: letter,
  name: nameOf(letter),
  id: idOf(letter),
  items: brands.map(({ name, href, count }) => ({
    label: name,
    href,
    count: copy.count(count),
    unit: copy.unit(count),
  })),
});

/** Letters without brands have no `href`. */
const toJumps = (groups: readonly LetterGroup<BrandData>[]) =>
  letters.map((letter) => ({
    title: letter,
    name: nameOf(letter),
    href: groups.some((group) => group.letter === letter) ? `#${idOf(letter)}` : undefined,
  }));

/** Element id of a letter. `#` itself cannot be a fragment, so that group is `other`. */
const idOf = (letter: string) => (letter === otherLetter ? 'other' : letter);

/** Accessible name of `#`; undefined for a letter, whose text is its name. */
const nameOf = (letter: string) => (letter === otherLetter ? copy.other : undefined);

function countOf(found: number, all: number): string {
  if (found === all) return copy.all(all);
  return found === 0 ? copy.none(all) : copy.left(found, all);
}
