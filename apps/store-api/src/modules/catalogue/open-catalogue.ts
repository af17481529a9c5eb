import { synonyms, tags } from '@luxe/catalogue';
import type { Database } from '../../db/database.ts';
import { createChangeFeed, type ChangeFeed } from '../changes/change-feed.ts';
import { Content } from '../content/content.ts';
import { followChanges, type FollowOptions, type Follower } from '../search/follow-changes.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { productsOfOffers } from './repository.ts';

export interface OpenCatalogueOptions extends Pick<FollowOptions, 'onError' | 'every'> {
  db: Database;
}

export interface OpenCatalogue {
  readonly catalogue: LiveCatalogue;
  readonly content: Content;
  readonly follower: Follower;
  /** Tells other programs of changes once they are taken in here. */
  readonly feed: ChangeFeed;
  close(): Promise<void>;
}

/** Reads the catalogue, builds the search index and keeps both fresh: what is sold out shows as sold within a second. */
export async function openCatalogue({ db, onError, every }: OpenCatalogueOptions): Promise<OpenCatalogue> {
  const feed = createChangeFeed(db);
  // The follower first: what changes while the catalogue is being read comes again.
  const follower = await followChanges({
    db,
    onError,
    ...(every !== undefined && { every }),
    async onChanges(changes) {
      const keysOf = (topic: string) => changes.filter((one) => one.topic === topic).map(({ key }) => key);
      const ids = new Set([...keysOf('product'), ...(await productsOfOffers(db, keysOf('offer')))]);
      await catalogue.refresh([...ids]);
      if (keysOf('content').length > 0) content.forget();
      feed.wake();
    },
    async onLost() {
      await catalogue.reload();
      content.forget();
      feed.wake();
    },
  });
  const catalogue = await LiveCatalogue.open({ db, synonyms, tags });
  const content = new Content(db, catalogue);
  follower.start();
  return { catalogue, content, follower, feed, close: () => follower.close() };
}
