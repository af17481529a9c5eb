import type { Mount } from '../http/mount.ts';
import type { ChangeFeed } from '../modules/changes/changeFeed.ts';

/**
 * Mounts the call with which the storefront reads changes of catalogue and content. No other client may call
 * it.
 */
export function mountChanges(mount: Mount, feed: ChangeFeed) {
  mount('changes', ({ query }) => feed.read(query.since, query.wait * 1000));
}
