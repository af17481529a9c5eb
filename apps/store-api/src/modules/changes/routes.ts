import type { Mount } from '../../http/mount.ts';
import type { ChangeFeed } from './change-feed.ts';

/** What has changed, for the storefront alone. */
export function mountChanges(mount: Mount, feed: ChangeFeed) {
  mount('changes', ({ query }) => feed.read(query.since, query.wait * 1000));
}
