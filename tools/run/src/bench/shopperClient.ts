import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What the shoppers of a measurement do. */
export interface ShopperJob {
  readonly origin: string;
  /** Guests who shop at the same time. */
  readonly shoppers: number;
  /** Each guest fetches four pages and adds a product to the bag, this number of times. */
  readonly rounds: number;
  /** The mean time between two requests of a guest, in ms. */
  readonly pause: number;
  /** Paths of listings and products. */
  readonly listings: readonly string[];
  readonly products: readonly string[];
  /** Offers that can be added to a bag. Empty: the guests only look. */
  readonly offers: readonly { readonly productCode: string; readonly ussid: string }[];
  /** Maximum price of the first listing that no cache has. The next ones count up, in rupees. */
  readonly firstPrice: number;
  /** Concurrent requests for new listings that a crawler sends without a pause. */
  readonly crawlers: number;
}

export interface ShopperResult {
  /** The time of every request of the guests, in ms. */
  readonly times: number[];
  /** The times of the home page, in ms. */
  readonly homeTimes: number[];
  /** The times of the changes of a bag, in ms. */
  readonly changeTimes: number[];
  /** Number of requests of the guests that were answered with 503 or 504. */
  rejected: number;
  /** Those among them that change a bag. */
  rejectedChanges: number;
}

// Shops as many guests at once. This client runs in its own process, so that it does not delay the shop.
const job = JSON.parse(process.argv[2] ?? '') as ShopperJob;
const { origin, offers } = job;
const agent = new Agent({ keepAlive: true, maxSockets: job.shoppers + job.crawlers });
const result: ShopperResult = {
  times: [],
  homeTimes: [],
  changeTimes: [],
  rejected: 0,
  rejectedChanges: 0,
};
/**
 * What a guest may get: a page, a full bag line (409), or the limit of one address (429). 503 and 504 count
 * as rejected.
 */
const expectedStatuses = new Set([200, 409, 429, 503, 504]);
const carts = '/api/v2/lux/users/anonymous/carts';
let price = job.firstPrice;

const end = new AbortController();
const crawlers = Promise.all(Array.from({ length: job.crawlers }, () => crawl(end.signal)));
await Promise.all(Array.from({ length: job.shoppers }, (_, at) => shop(at)));
end.abort();
await crawlers;
process.stdout.write(JSON.stringify(result));
agent.destroy();

async function shop(number: number): Promise<void> {
  const cookies = new Map<string, string>();
  for (let round = 0; round < job.rounds; round += 1) {
    const pick = <Item>(items: readonly Item[]) => items[(number * 7 + round) % items.length] as Item;
    result.homeTimes.push(await measure('GET', '/', cookies));
    await measure('GET', pick(job.listings), cookies);
    await measure('GET', narrowedListing(), cookies);
    await measure('GET', pick(job.products), cookies);
    if (offers.length === 0) continue;
    if (round === 0) await measure('POST', carts, cookies);
    const { productCode, ussid } = pick(offers);
    const query = `productCode=${productCode}&USSID=${ussid}&quantity=1`;
    await measure('POST', `${carts}/current/productsToBag?${query}`, cookies);
  }
}

async function crawl(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await send('GET', narrowedListing(), new Map());
}

/** A listing with a maximum price that no request has had before, so that no answer comes from a cache. */
function narrowedListing(): string {
  return `${job.listings[price % job.listings.length]}?max=${price++}`;
}

/** Sends a request after a pause. Records its time, which it returns, and whether it was rejected. */
async function measure(method: string, path: string, cookies: Map<string, string>): Promise<number> {
  await delay(job.pause * 2 * Math.random());
  const began = performance.now();
  const status = await send(method, path, cookies);
  const ms = performance.now() - began;
  if (!expectedStatuses.has(status)) throw new Error(`${method} ${path} responded with ${status}.`);
  result.times.push(ms);
  if (method === 'POST') result.changeTimes.push(ms);
  if (status >= 500) {
    result.rejected += 1;
    if (method === 'POST') result.rejectedChanges += 1;
  }
  return ms;
}

/** Sends a request as a browser does, and keeps its cookies. Resolves to the status. */
function send(method: string, path: string, cookies: Map<string, string>): Promise<number> {
  const headers = {
    'accept-encoding': 'gzip',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(method === 'POST' && { origin, 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, agent, family: 4, headers }, (response) => {
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
}
