import type { ArticlesScreenProps } from '@luxe/feature-articles';

/** The section in a path of Luxe life: `blog` or `trends`. Letter case does not matter. */
const sectionOf = (pathname: string): string => pathname.split('/')[4]?.toLowerCase() ?? '';

/** The articles that an address lists. `page` counts from 0; a page that is no number is the first. */
export function articlesAt(
  pathname: string,
  query: URLSearchParams,
): Pick<ArticlesScreenProps, 'section' | 'topic' | 'page'> {
  const page = query.get('page') ?? '';
  return {
    section: sectionOf(pathname),
    topic: query.get('topic') || undefined,
    page: /^\d{1,2}$/.test(page) ? Number(page) : 0,
  };
}

export const articlePathParts = (pathname: string) => ({
  section: sectionOf(pathname),
  slug: decodeURIComponent(pathname.split('/')[5] ?? ''),
});

/** Path of the feed of a section. */
export const feedPath = (section: string) => `/browse/luxury/luxelife/${section}/feed.xml`;
