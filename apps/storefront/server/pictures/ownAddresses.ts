import type { CallName } from '@luxe/contract/calls';
import { changeFields } from '../answers/changeFields.ts';
import type { Config } from '../config.ts';
import { allowed } from './foreignFetch.ts';
import { createKeyedNames } from './keyedNames.ts';

/**
 * Gives pictures of other hosts an address at the shop, in the answers of the store: a page loads nothing from anywhere else. Pictures of
 * the store have one; a picture of a host that IMAGE_HOSTS does not name stays as it is, and is not shown.
 */
export function createOwnAddresses({
  imageHosts,
  secrets,
}: Config): (name: CallName, answer: unknown) => unknown {
  // Nothing to look for, and every answer of every page would be walked through.
  if (imageHosts.size === 0) return (_name, answer) => answer;
  const names = createKeyedNames(secrets.storefrontSecret);
  return changeFields('picture', (url) => {
    if (!url.startsWith('https:')) return url;
    try {
      const name = names.nameOf(allowed(url, imageHosts).href);
      return name ? `/media/${name}.original` : url;
    } catch {
      return url;
    }
  });
}
