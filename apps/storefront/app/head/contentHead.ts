import type { ContentPageData } from '@luxe/feature-home';
import { shopName, socialPicture, type Head } from './seo.ts';

/** Head of an editorial page. */
export function contentHead(page: ContentPageData): Head {
  return {
    title: page.seo.title || `${page.h1} | ${shopName}`,
    description: page.seo.description,
    canonical: page.pagePath,
    catalogue: page.catalogue,
    // Programs that show it do not run the page.
    image: import.meta.env.SSR ? heroPicture(page) : undefined,
  };
}

function heroPicture({ blocks }: ContentPageData) {
  const url = blocks.find((block) => block.type === 'hero')?.image.wide.url;
  return url && socialPicture(url);
}
