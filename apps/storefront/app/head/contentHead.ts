import type { ShownPage } from '@luxe/feature-home';
import { shopName, socialPicture, type Head } from './seo.ts';

/** Head of a page that editors compose. */
export function contentHead(page: ShownPage): Head {
  const art = page.blocks.find((block) => block.type === 'hero')?.image.wide.url;
  return {
    title: page.seo.title || `${page.h1} | ${shopName}`,
    description: page.seo.description,
    canonical: page.pagePath,
    catalogue: page.catalogue,
    image: art && socialPicture(art),
  };
}
