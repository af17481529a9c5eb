/** Paths of the storefront in responses of the store. A brand has the same form of path as a category. */
export const categoryPath = (slug: string, code: string) => `/${slug}/c-${code.toLowerCase()}`;
export const storePath = (slug: string) => `/${slug}-store`;
export const productPath = (slug: string, id: string) => `/${slug}/p-${id}`;
export const colourPath = (slug: string, id: string, colour: string) =>
  `${productPath(slug, id)}?color=${encodeURIComponent(colour)}`;
