import type { Mount } from '../http/mount.ts';
import type { Articles } from '../modules/articles/articles.ts';

/** Mounts the articles of Luxe life and the lists of them. */
export function mountArticles(mount: Mount, articles: Articles) {
  mount('articles', async ({ params, query, domainError }) => {
    const list = await articles.list(params.section, query);
    if (!list) throw domainError('unknownArticle');
    return list;
  });

  mount('article', async ({ params, domainError }) => {
    const found = await articles.one(params.section, params.slug);
    if (!found) throw domainError('unknownArticle');
    return found;
  });
}
