import { calls, type CallName, type ContentPage, type Endpoint } from '@luxe/contract/calls';
import type { PageContext } from '../../../app/data/pageContext.ts';

/** Tags of the data that a page shows and that the store can change. */
export const productTag = (id: string) => `product ${id}`;
export const contentTag = (slug: string) => `content ${slug}`;
/**
 * Tag of a page that counts all products without showing them, such as a brand index. Such a page changes
 * when any product is added, removed or sold out.
 */
export const assortmentTag = 'assortment';

export interface ReadTracker {
  readonly read: PageContext['read'];
  /** Tags of everything that was read. */
  readonly tags: ReadonlySet<string>;
  /**
   * Whether all reads have succeeded, including optional reads. A call that this back end does not have
   * counts as read.
   */
  isComplete(): boolean;
}

/** Returns a reader for one page, which records the tags and the failures of everything that it reads. */
export function createReadTracker(read: PageContext['read']): ReadTracker {
  const tags = new Set<string>();
  let isComplete = true;
  return {
    tags,
    isComplete: () => isComplete,
    async read(name, args) {
      try {
        const response = await read(name, args);
        addTags(name, response, tags);
        return response;
      } catch (error) {
        if (!isAbsent(name, error)) isComplete = false;
        throw error;
      }
    },
  };
}

/** Whether another back end lacks the call. */
function isAbsent(name: CallName, error: unknown): boolean {
  const endpoint: Endpoint = calls[name];
  return endpoint.optional === true && (error as { status?: number }).status === 404;
}

const listings: ReadonlySet<CallName> = new Set(['searchProducts', 'searchProductsOf']);

const pages: ReadonlySet<CallName> = new Set(['homePage', 'cmsPage', 'hybridPlpPage', 'layoutPage']);

function addTags(name: CallName, response: unknown, tags: Set<string>) {
  if (name === 'navigation') tags.add(contentTag('nav-menu'));
  else if (name === 'announcement') tags.add(contentTag('announcement'));
  else if (name === 'properties') tags.add(contentTag('properties'));
  else addProducts(response, tags);
  // A listing also changes with products that it does not show yet.
  if (listings.has(name)) tags.add(contentTag('sitemap'));
  const { slug } = response as { slug?: unknown };
  if (typeof slug === 'string') tags.add(contentTag(slug));
  // Every list of articles, and the articles to read next, change with any article.
  if (name === 'articles' || name === 'article') tags.add(contentTag('articles'));
  if (pages.has(name)) for (const code of collectionsOf(response as ContentPage)) tags.add(contentTag(code));
  if ((name === 'homePage' || name === 'cmsPage') && hasBrandIndex(response as ContentPage))
    tags.add(assortmentTag);
}

/** Lists of chosen products that a page shows. */
const collectionsOf = ({ blocks }: Partial<ContentPage>) =>
  blocks?.flatMap((block) => (block.type === 'collection' ? [block.collection] : [])) ?? [];

const hasBrandIndex = ({ blocks }: Partial<ContentPage>) => blocks?.some(({ type }) => type === 'brandIndex');

/**
 * Adds the tags of all products in a response, at any depth: in tiles, rails and related products. The field
 * with a product's id always has one of two names.
 */
function addProducts(node: unknown, tags: Set<string>) {
  if (typeof node !== 'object' || node === null) return;
  const { productId, productListingId } = node as Record<string, unknown>;
  if (typeof productId === 'string') tags.add(productTag(productId));
  if (typeof productListingId === 'string') tags.add(productTag(productListingId));
  // Not a `for in` loop. The engine compiles such a loop again for every page, because these objects have so
  // many shapes.
  for (const value of Object.values(node)) addProducts(value, tags);
}
