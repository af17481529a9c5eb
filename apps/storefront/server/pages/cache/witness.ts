import type { CallName, ContentPage } from '@luxe/contract/calls';
import type { PageContext } from '../../../app/context.ts';

/** Words for what a page shows and a store can change. */
export const productTag = (id: string) => `product ${id}`;
export const contentTag = (slug: string) => `content ${slug}`;
/** For a page that counts what there is: it shows no product, and any that comes, goes or sells out changes it. */
export const assortmentTag = 'assortment';

export interface Witness {
  readonly read: PageContext['read'];
  /** What was read, by tag. */
  readonly tags: ReadonlySet<string>;
  /** No read failed, also none that the page could do without. */
  isWhole(): boolean;
}

/** Reads for one page, and keeps in mind what they were and whether each came. */
export function createWitness(read: PageContext['read']): Witness {
  const tags = new Set<string>();
  let isWhole = true;
  return {
    tags,
    isWhole: () => isWhole,
    async read(name, args) {
      try {
        const answer = await read(name, args);
        addTags(name, answer, tags);
        return answer;
      } catch (error) {
        isWhole = false;
        throw error;
      }
    },
  };
}

function addTags(name: CallName, answer: unknown, tags: Set<string>) {
  if (name === 'navigation') tags.add(contentTag('nav-menu'));
  else if (name === 'properties') tags.add(contentTag('properties'));
  else addProducts(answer, tags);
  const { slug } = answer as { slug?: unknown };
  if (typeof slug === 'string') tags.add(contentTag(slug));
  if ((name === 'homePage' || name === 'cmsPage') && hasBrandIndex(answer as ContentPage))
    tags.add(assortmentTag);
}

const hasBrandIndex = ({ blocks }: Partial<ContentPage>) => blocks?.some(({ type }) => type === 'brandIndex');

/** Products stand in many places of an answer: tiles, rails, what goes with them. Their ids have the same two names in all. */
function addProducts(node: unknown, tags: Set<string>) {
  if (typeof node !== 'object' || node === null) return;
  const { productId, productListingId } = node as Record<string, unknown>;
  if (typeof productId === 'string') tags.add(productTag(productId));
  if (typeof productListingId === 'string') tags.add(productTag(productListingId));
  // Not `for in`: over objects of so many shapes the engine compiles it anew for every page.
  for (const value of Object.values(node)) addProducts(value, tags);
}
