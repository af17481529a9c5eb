import type { Catalogue } from '@luxe/tokens';
import { pictureUrl } from '@luxe/patterns/picture';

/** The name of the shop, which the specification calls "the product". */
export const shopName = 'LUXE';

/** What a page says of itself in its head. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** Path or absolute URL; the page's own path without it. */
  readonly canonical?: string | undefined;
  /** Social picture, a path of the shop or an absolute URL. */
  readonly image?: string | undefined;
  /** The catalogue the page is of; undefined where its path says it. */
  readonly catalogue?: Catalogue | undefined;
  /** False keeps the page out of search engines. Default true. */
  readonly isIndexed?: boolean;
}

export const keywordsFor = (name: string) =>
  `${name} online, buy ${name} online, ${name} India, luxury ${name}`;
/** Read by programs that know no AVIF. */
export const socialPicture = (url: string) => pictureUrl(url, 1200, 'webp') ?? url;

/** A path or URL as an absolute URL of the shop. Never takes the Host header: that is for anybody to write. */
export const absoluteUrl = (url: string, publicOrigin: string) =>
  /^https?:\/\//i.test(url) ? url : publicOrigin + url;
