/** Paths of pictures for social media, 1200 × 630. The server draws them on demand (`server/social/`). */
export const productSocialPath = (productId: string) => `/img/social/product/${productId}.jpg`;
export const articleSocialPath = (section: string, slug: string) =>
  `/img/social/article/${section}/${slug}.jpg`;

export const socialSize = { width: 1200, height: 630 } as const;
/** Whether a path is one of such a picture, whose size is known. */
export const isSocialPath = (path: string) => path.startsWith('/img/social/');
