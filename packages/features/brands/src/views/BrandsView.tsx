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
import { copy } from '../copy.ts';
import { findBrands, groupBrands, letters, type LetterGroup } from '../data/brandNames.ts';
import type { ShownBrand } from '../data/shownBrands.ts';
import { BrandFilter } from './BrandFilter.tsx';
import { Alone, Beside, Head } from './BrandsView.styles.ts';
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
    moveFocus(field.current);
  };
  return (
    <Page gap={0}>
      <Head>
        <Stack gap={8}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="secondary" role="status">
            {countOf(found.length, brands.length)}
          </Text>
        </Stack>
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
      {groups.length > 0 ? (
        <>
          <LetterJump label={copy.jump} letters={toJumps(groups)} />
          <LetterIndex letters={groups.map(toLetter)} />
        </>
      ) : (
        <>
          <Divider />
          <Alone>
            {brands.length > 0 ? (
              <NothingFound query={wanted} href={href} onClear={clear} />
            ) : (
              <EmptyState title={copy.emptyTitle} action={<Link href="/">{copy.home}</Link>}>
                {copy.empty}
              </EmptyState>
            )}
          </Alone>
        </>
      )}
    </Page>
  );
}

const toLetter = ({ letter, brands }: LetterGroup<ShownBrand>) => ({
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

/** Letters without a brand lead nowhere. */
const toJumps = (groups: readonly LetterGroup<ShownBrand>[]) =>
  letters.map((letter) => ({
    title: letter,
    name: nameOf(letter),
    href: groups.some((group) => group.letter === letter) ? `#${idOf(letter)}` : undefined,
  }));

function countOf(found: number, all: number): string {
  if (found === all) return copy.all(all);
  return found === 0 ? copy.none(all) : copy.left(found, all);
}
