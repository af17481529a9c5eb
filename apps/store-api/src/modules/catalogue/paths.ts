/**
 * Storefront paths that responses of the store contain. The listing of a brand has the same form of path as
 * that of a category.
 */
export const categoryPath = (slug: string, code: string) => `/${slug}/c-${code.toLowerCase()}`;
export const storePath = (slug: string) => `/${slug}-store`;
export const productPath = (slug: string, id: string) => `/${slug}/p-${id}`;
export const colourPath = (slug: string, id: string, colour: string) =>
  `${productPath(slug, id)}?color=${encodeURIComponent(colour)}`;
