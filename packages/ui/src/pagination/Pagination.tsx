import { Icon } from '../icon/Icon.tsx';
import { useLinkComponent } from '../link-provider/LinkProvider.tsx';
import { Gap, List, Page } from './Pagination.styles.ts';
import { pagesShown } from './pagesShown.ts';

export type PaginationProps = {
  /** The present page, from 1. */
  page: number;
  pages: number;
  /** Address of a page: they are links, so that each can be found and shared. */
  hrefFor: (page: number) => string;
  /** Default "Pages". */
  label?: string;
  className?: string;
};

/** Links to the pages of a list. Nothing where there is one page. */
export function Pagination({ page, pages, hrefFor, label = 'Pages', className }: PaginationProps) {
  const link = useLinkComponent();
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <List>
        {page > 1 && (
          <li>
            <Page as={link} href={hrefFor(page - 1)} rel="prev" aria-label="Previous page">
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
                as={link}
                href={hrefFor(each)}
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Page>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Page as={link} href={hrefFor(page + 1)} rel="next" aria-label="Next page">
              <Icon name="chevron-right" />
            </Page>
          </li>
        )}
      </List>
    </nav>
  );
}
