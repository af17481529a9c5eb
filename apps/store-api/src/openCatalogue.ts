import { systemClock, type Clock } from '@luxe/host';
import type { Database } from './db/database.ts';
import { Articles } from './modules/articles/articles.ts';
import { createChangeFeed, type ChangeFeed } from './modules/changes/changeFeed.ts';
import { createLiveDiscounts, type LiveDiscounts } from './modules/discount/liveDiscounts.ts';
import { createLivePolicy, type LivePolicy } from './modules/policy/livePolicy.ts';
import { InvalidPolicyError } from './modules/policy/repository.ts';
import { Content } from './modules/content/content.ts';
import { createOriginals, type Originals } from './modules/media/originals.ts';
import type { SearchDriver } from './modules/search/driver.ts';
import { followChanges, type FollowOptions, type Follower } from './modules/search/followChanges.ts';
import { memoryDriver } from './modules/search/memoryDriver.ts';
import { LiveCatalogue } from './modules/catalogue/liveCatalogue.ts';
import { productsOfOffers } from './modules/catalogue/repository.ts';

export interface OpenCatalogueOptions extends Pick<FollowOptions, 'onError' | 'every' | 'limits'> {
  db: Database;
  /** Search index. Default: an index in the memory of this process, built at every start. */
  driver?: SearchDriver;
  /** Decides which articles are published. Default: the time of the system. */
  clock?: Pick<Clock, 'now'>;
  /** Gets a line for each mistake in the content that the shop leaves out. Default: no report. */
  warn?: (line: string) => void;
}

export interface OpenCatalogue {
  readonly catalogue: LiveCatalogue;
  readonly content: Content;
  readonly articles: Articles;
  readonly originals: Originals;
  readonly livePolicy: LivePolicy;
  readonly discounts: LiveDiscounts;
  readonly follower: Follower;
  /** Publishes changes to other processes after this process has applied the changes to its own catalogue. */
  readonly feed: ChangeFeed;
  close(): Promise<void>;
}

/**
 * Resumes or builds the search index, and keeps index, content, discount rules and the shop's policy up to
 * date. A sold-out size shows as sold out within a second. Rejects if the stored policy is invalid.
 */
export async function openCatalogue({
  db,
  onError,
  every,
  limits,
  driver = memoryDriver({ db }),
  clock = systemClock,
  warn,
}: OpenCatalogueOptions): Promise<OpenCatalogue> {
  const options = { db, driver };
  const feed = createChangeFeed(db, () => follower.cursor());
  const originals = createOriginals(db);
  const livePolicy = createLivePolicy(db);
  const discounts = createLiveDiscounts(db);
  /** Refreshes the policy. An invalid row is reported, and must not stop the catalogue. */
  const refreshPolicy = () =>
    livePolicy.refresh().catch((error: unknown) => {
      if (!(error instanceof InvalidPolicyError)) throw error;
      onError(error);
    });
  const resumed = await LiveCatalogue.resume(options);
  // Create the reader of the change log first, so that it also sees the changes that are made while the
  // catalogue is read.
  const follower = await followChanges({
    db,
    onError,
    from: resumed?.cursor,
    ...(every !== undefined && { every }),
    ...(limits && { limits }),
    async onChanges(changes) {
      const keysOf = (topic: string) => changes.filter((one) => one.topic === topic).map(({ key }) => key);
      // A new product may be of a new brand or category, so the names come first.
      if (keysOf('name').length > 0) await catalogue.refreshNames();
      const products = new Set(keysOf('product'));
      const ofOffers = await productsOfOffers(db, keysOf('offer'));
      await catalogue.refresh([...products]);
      await catalogue.refreshOffers(ofOffers.filter((id) => !products.has(id)));
      if (keysOf('content').length > 0) {
        await catalogue.refreshContent();
        content.forget();
        articles.forget();
        originals.forget();
      }
      if (keysOf('policy').length > 0) await refreshPolicy();
      if (keysOf('discount').length > 0) discounts.forget();
    },
    async onLost() {
      await catalogue.reload();
      content.forget();
      articles.forget();
      originals.forget();
      await refreshPolicy();
      discounts.forget();
    },
    onApplied: () => feed.wake(),
  });
  await livePolicy.read();
  const catalogue = resumed?.catalogue ?? (await LiveCatalogue.open(options));
  const content = new Content(db, catalogue, warn);
  const articles = new Articles({ db, catalogue, clock });
  // The resumed index is as old as the earlier run. Apply all later changes before the first request is
  // served.
  if (resumed) await follower.poll();
  else await driver.save(follower.cursor());
  follower.start();
  return {
    catalogue,
    content,
    articles,
    originals,
    livePolicy,
    discounts,
    follower,
    feed,
    async close() {
      await follower.close();
      await driver.save(follower.cursor());
    },
  };
}
