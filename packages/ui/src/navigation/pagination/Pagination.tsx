import { Icon } from '../../typography/icon/Icon.tsx';
import { Gap, List, Page } from './Pagination.styles.ts';
import { visiblePages } from './visiblePages.ts';

export type PaginationLabels = { previous: string; next: string; page: (page: number) => string };

export type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  /** Total number of pages. */
  pages: number;
  /** URL of a page. Pages are links, so that they can be indexed and shared. */
  hrefFor: (page: number) => string;
  /** Default "Pages". */
  label?: string;
  labels?: PaginationLabels;
  className?: string;
};

const english: PaginationLabels = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  labels = english,
  className,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {page > 1 && (
          <li>
            <Page href={hrefFor(page - 1)} rel="prev" aria-label={labels.previous}>
              <Icon name="chevron-left" />
            </Page>
          </li>
        )}
        {visiblePages(page, pages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === undefined ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Page
                href={hrefFor(each)}
                aria-label={labels.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Page>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Page href={hrefFor(page + 1)} rel="next" aria-label={labels.next}>
              <Icon name="chevron-right" />
            </Page>
          </li>
        )}
      </List>
    </nav>
  );
}
