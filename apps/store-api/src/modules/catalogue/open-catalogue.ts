import { nearest, synonyms, tags } from '@luxe/catalogue';
import type { Database } from '../../db/database.ts';
import { createChangeFeed, type ChangeFeed } from '../changes/change-feed.ts';
import { Content } from '../content/content.ts';
import type { SearchDriver } from '../search/driver.ts';
import { followChanges, type FollowOptions, type Follower } from '../search/follow-changes.ts';
import { memoryDriver } from '../search/memory-driver.ts';
import { LiveCatalogue } from './live-catalogue.ts';
import { productsOfOffers } from './repository.ts';

export interface OpenCatalogueOptions extends Pick<FollowOptions, 'onError' | 'every'> {
  db: Database;
  /** Default: the index in this process, built anew. */
  driver?: SearchDriver;
}

export interface OpenCatalogue {
  readonly catalogue: LiveCatalogue;
  readonly content: Content;
  readonly follower: Follower;
  /** Tells other programs of changes once they are taken in here. */
  readonly feed: ChangeFeed;
  close(): Promise<void>;
}

/** Takes up or builds the search index and keeps it and the content fresh: what is sold out shows as sold within a second. */
export async function openCatalogue({
  db,
  onError,
  every,
  driver = memoryDriver({ db }),
}: OpenCatalogueOptions): Promise<OpenCatalogue> {
  const options = { db, driver, synonyms, nearest, tags };
  const feed = createChangeFeed(db);
  const kept = await LiveCatalogue.resume(options);
  // The follower first: what changes while the catalogue is being read comes again.
  const follower = await followChanges({
    db,
    onError,
    from: kept?.cursor,
    ...(every !== undefined && { every }),
    async onChanges(changes) {
      const keysOf = (topic: string) => changes.filter((one) => one.topic === topic).map(({ key }) => key);
      const ids = new Set([...keysOf('product'), ...(await productsOfOffers(db, keysOf('offer')))]);
      await catalogue.refresh([...ids]);
      if (keysOf('content').length > 0) {
        await catalogue.refreshContent();
        content.forget();
      }
      feed.wake();
    },
    async onLost() {
      await catalogue.reload();
      content.forget();
      feed.wake();
    },
  });
  const catalogue = kept?.catalogue ?? (await LiveCatalogue.open(options));
  const content = new Content(db, catalogue);
  // Nobody is answered before what has changed since that run is known.
  if (kept) await follower.look();
  else await driver.keep(follower.cursor());
  follower.start();
  return {
    catalogue,
    content,
    follower,
    feed,
    async close() {
      await follower.close();
      await driver.keep(follower.cursor());
    },
  };
}
