/**
 * Storefront paths that responses of the store API contain. The path of a brand's listing has the same form
 * as the path of a category.
 */
export const categoryPath = (slug: string, code: string) => `/${slug}/c-${code.toLowerCase()}`;
export const storePath = (slug: string) => `/${slug}-store`;
export const productPath = (slug: string, id: string) => `/${slug}/p-${id}`;
export const colourPath = (slug: string, id: string, colour: string) =>
  `${productPath(slug, id)}?color=${encodeURIComponent(colour)}`;
