import type { Mount } from '../../http/mount.ts';
import type { ChangeFeed } from './changeFeed.ts';

/** Changes of catalogue and content, for the storefront only. */
export function mountChanges(mount: Mount, feed: ChangeFeed) {
  mount('changes', ({ query }) => feed.read(query.since, query.wait * 1000));
}
