/** Paths of the storefront, as the store writes them into its answers. */
export const categoryPath = (slug: string, code: string) => `/${slug}/c-${code.toLowerCase()}`;
export const brandPath = categoryPath;
export const productPath = (slug: string, id: string) => `/${slug}/p-${id}`;
export const colourPath = (slug: string, id: string, colour: string) =>
  `${productPath(slug, id)}?color=${encodeURIComponent(colour)}`;
export const pictureUrl = (file: string) => `/media/${file}`;
