import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measured } from '../figures.ts';
import { findSamplePages, type SamplePages } from '../samplePages.ts';
import type { ShopperJob, ShopperResult } from '../shopperClient.ts';
import { percentile } from '../statistics.ts';
import { withShop, type OpenShop, type Subject } from '../subject.ts';

/** Each guest sends five requests a round. */
const rounds = 12;
/** The mean time between two requests of a guest, in ms. Few people are as quick. */
const pause = 500;
/** Concurrent requests of the crawler. */
const crawlers = 32;

/**
 * Lets 100 and 200 guests shop at once on the embedded demonstration, whose programs and client share the
 * machine. Then measures a cached page while one client requests new listings without a pause.
 */
export function measureShoppers(subject: Subject): Promise<Measured> {
  return withShop({ ...subject, products: 'demo', database: 'embedded' }, {}, async (shop) => {
    const pages = await findSamplePages(shop.origin);
    const offers = await findOffers(shop, pages);
    let firstPrice = 30_000;
    const shopTogether = (shoppers: number, more: Partial<ShopperJob> = {}) => {
      firstPrice += 30_000;
      const { listings, products } = pages;
      const { origin } = shop;
      return runClient({
        origin,
        shoppers,
        rounds,
        pause,
        listings,
        products,
        offers,
        firstPrice,
        crawlers: 0,
        ...more,
      });
    };
    await shopTogether(20);
    const hundred = await shopTogether(100);
    const twoHundred = await shopTogether(200);
    const crawled = await shopTogether(8, { offers: [], crawlers });
    if (crawled.rejected > 0) throw new Error('The shop rejected pages beside the crawler.');
    return {
      'p95 of a request, 100 shoppers': percentile(hundred.times, 0.95),
      'rejected requests, 100 shoppers': percentOf(hundred.rejected, hundred.times),
      'p95 of a request, 200 shoppers': percentile(twoHundred.times, 0.95),
      'rejected requests, 200 shoppers': percentOf(twoHundred.rejected, twoHundred.times),
      'p95 of a change of a bag, 200 shoppers': percentile(twoHundred.changeTimes, 0.95),
      'rejected changes of a bag, 200 shoppers': percentOf(
        twoHundred.rejectedChanges,
        twoHundred.changeTimes,
      ),
      'p95 of the cached home page beside a crawler': percentile(crawled.homeTimes, 0.95),
    };
  });
}

const percentOf = (count: number, times: readonly number[]) => (100 * count) / times.length;

/** Offers of the sample products that are in stock. */
async function findOffers({ storeOrigin }: OpenShop, { products }: SamplePages) {
  const found: ShopperJob['offers'][number][] = [];
  for (const product of products) {
    const [, productCode = ''] = /\/p-(mp\d+)/i.exec(product) ?? [];
    const response = await fetch(`${storeOrigin}/v2/lux/products/${productCode}/productDetails`);
    const { winningUssID, isOutOfStock } = (await response.json()) as {
      winningUssID?: string;
      isOutOfStock?: boolean;
    };
    if (winningUssID && !isOutOfStock) found.push({ productCode, ussid: winningUssID });
  }
  if (found.length === 0) throw new Error('No sample product is in stock.');
  return found;
}

/** Lets the guests shop, in a process of their own. Rejects when a connection fails. */
async function runClient(job: ShopperJob): Promise<ShopperResult> {
  const client = path.join(import.meta.dirname, '../shopperClient.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [client, JSON.stringify(job)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as ShopperResult;
}
