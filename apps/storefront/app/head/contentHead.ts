import type { ContentPageData } from '@luxe/feature-home';
import { shopName, socialPicture, type Head } from './seo.ts';

/** Head of an editorial page. */
export function contentHead(page: ContentPageData): Head {
  const heroUrl = page.blocks.find((block) => block.type === 'hero')?.image.wide.url;
  return {
    title: page.seo.title || `${page.h1} | ${shopName}`,
    description: page.seo.description,
    canonical: page.pagePath,
    catalogue: page.catalogue,
    image: heroUrl && socialPicture(heroUrl),
  };
}
