import { Icon } from '../icon/Icon.tsx';
import { Gap, List, Page } from './Pagination.styles.ts';
import { pagesShown } from './pagesShown.ts';

export type PaginationWords = { previous: string; next: string; page: (page: number) => string };

export type PaginationProps = {
  /** The present page, from 1. */
  page: number;
  pages: number;
  /** Address of a page: they are links, so that each can be found and shared. */
  hrefFor: (page: number) => string;
  /** Default "Pages". */
  label?: string;
  words?: PaginationWords;
  className?: string;
};

const english: PaginationWords = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};

/** Links to the pages of a list. Nothing where there is one page. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  words = english,
  className,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {page > 1 && (
          <li>
            <Page href={hrefFor(page - 1)} rel="prev" aria-label={words.previous}>
              <Icon name="chevron-left" />
            </Page>
          </li>
        )}
        {pagesShown(page, pages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === undefined ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Page
                href={hrefFor(each)}
                aria-label={words.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Page>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Page href={hrefFor(page + 1)} rel="next" aria-label={words.next}>
              <Icon name="chevron-right" />
            </Page>
          </li>
        )}
      </List>
    </nav>
  );
}
