import type { CallName } from '@luxe/contract/calls';
import { parseAllowedUrl } from '@luxe/host/foreign-fetch';
import { changeFields } from './changeFields.ts';
import type { Config } from '../config/config.ts';
import { createSignedNames } from '../pictures/signedNames.ts';

/**
 * Replaces the URLs of pictures on other hosts in the store's responses with URLs of the shop, because a page
 * loads pictures from the shop only. Pictures of the store already have such a URL. A picture of a host that
 * IMAGE_HOSTS does not list keeps its URL, so browsers do not show the picture.
 */
export function createPictureUrlRewriter({
  imageHosts,
  secrets,
}: Config): (name: CallName, response: unknown) => unknown {
  // Without hosts there is nothing to rewrite, so responses are not searched.
  if (imageHosts.size === 0) return (_name, response) => response;
  const names = createSignedNames(secrets.storefrontSecret);
  return changeFields('picture', (url) => {
    if (!url.startsWith('https:')) return url;
    try {
      const name = names.nameOf(parseAllowedUrl(url, imageHosts).href);
      return name ? `/media/${name}.original` : url;
    } catch {
      return url;
    }
  });
}
