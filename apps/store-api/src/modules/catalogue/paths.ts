/**
 * Storefront paths that responses of the store API contain. The path of a brand's listing has the same form
 * as the path of a category.
 */
export const categoryPath = (slug: string, code: string) => `/${slug}/c-${code.toLowerCase()}`;
export const storePath = (slug: string) => `/${slug}-store`;
export const productPath = (slug: string, id: string) => `/${slug}/p-${id}`;
export const colourPath = (slug: string, id: string, colour: string) =>
  `${productPath(slug, id)}?color=${encodeURIComponent(colour)}`;

/** Path of the page that lists the articles of a section, or of one article. */
export const articlePath = (section: 'blog' | 'trends', slug?: string): string =>
  `/browse/luxury/luxelife/${section}${slug === undefined ? '' : `/${slug}`}`;
