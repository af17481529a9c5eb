import type { CallName } from '@luxe/contract/calls';
import { isRecord } from './changeFields.ts';

/**
 * Corrects the `pagePath` of pages, stores and articles, with which pages build links and canonical URLs. A
 * missing path would break them, and a path such as `//evil.test` or `.evil.test` would lead to another host.
 * Articles and stores get the path of their slug. An editorial page loses the path, so that its address
 * counts.
 */
export function correctPagePaths(name: CallName, response: unknown): unknown {
  if (!isRecord(response)) return response;
  switch (name) {
    case 'homePage':
    case 'hybridPlpPage':
    case 'layoutPage':
    case 'cmsPage':
      return isPagePath(response.pagePath) ? response : withoutPath(response);
    case 'storeBanner':
      return withPath(response, storePath(response));
    case 'articles':
      return withPath(withArticles(response, 'articles'), sectionPath(response));
    case 'article':
      return withPath(withArticles(response, 'related'), articlePath(response) ?? sectionPath(response));
    default:
      return response;
  }
}

type Entry = Record<string, unknown>;

/** A path of the shop, without query and fragment. */
const isPagePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)[^\s\\?#]*$/.test(value);

const withPath = (entry: Entry, pagePath: string): Entry =>
  isPagePath(entry.pagePath) ? entry : { ...entry, pagePath };

function withoutPath(page: Entry): Entry {
  const { pagePath: _, ...rest } = page;
  return rest;
}

/** Corrects the articles of a list. Leaves out articles that have neither a path nor a slug. */
function withArticles(entry: Entry, field: 'articles' | 'related'): Entry {
  const articles = entry[field];
  if (!Array.isArray(articles)) return entry;
  const corrected = articles.filter(isRecord).flatMap((article) => {
    const path = isPagePath(article.pagePath) ? article.pagePath : articlePath(article);
    return path === undefined ? [] : [withPath(article, path)];
  });
  return { ...entry, [field]: corrected };
}

const sectionPath = ({ section }: Entry) =>
  `/browse/luxury/luxelife/${section === 'trends' ? 'trends' : 'blog'}`;

function articlePath(article: Entry): string | undefined {
  const { articleSlug: slug } = article;
  return isSlug(slug) ? `${sectionPath(article)}/${slug}` : undefined;
}

/** The home page for a banner that has neither a path nor a slug. */
const storePath = ({ slug }: Entry) => (isSlug(slug) ? `/${slug}-store` : '/');

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value);
