import type { Catalogue } from '@luxe/tokens';
import { pictureUrl } from '@luxe/patterns/picture';

/** The name of the shop. The specification uses the placeholder "the product" for this name. */
export const shopName = 'LUXE';

/** Content of a page's head. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** Path or absolute URL. Default: the path of the page. */
  readonly canonical?: string | undefined;
  /** Picture for social media: a path of the shop or an absolute URL. Undefined in the browser. */
  readonly image?: string | undefined;
  /**
   * The catalogue of the page: luxury or indiluxe. Undefined when the path of the page determines the
   * catalogue.
   */
  readonly catalogue?: Catalogue | undefined;
  /** Open Graph type of the page. Default `website`. */
  readonly type?: 'article';
  /** Path of the feed (RSS) with the news of the page. */
  readonly feed?: string | undefined;
  /** False keeps the page out of search engines. Default: the `robots` of the route table. */
  readonly isIndexed?: boolean;
}

export const keywordsFor = (name: string) =>
  `${name} online, buy ${name} online, ${name} India, luxury ${name}`;
/** URL of a picture as WebP, 1200 px wide, for programs that do not support AVIF. */
export const socialPicture = (url: string) => pictureUrl(url, 1200, 'webp') ?? url;

/** Makes a path absolute. `publicOrigin` must not come from the Host header, which any client can set. */
export const absoluteUrl = (url: string, publicOrigin: string) =>
  /^https?:\/\//i.test(url) ? url : publicOrigin + url;
