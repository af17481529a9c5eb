import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';

interface ShopResponse {
  readonly status: number;
  // The caller knows the type of the response that it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/**
 * Origins of the shop under load, of its store API, and of the operations server with the development outbox
 * of one-time codes.
 */
export interface Target {
  readonly shop: string;
  readonly ops: string;
  readonly store: string;
}

/** Counts what the simulated shoppers have done, and collects every unexpected response. */
export interface Tally {
  requests: number;
  orders: number;
  readonly faults: string[];
}

/** A product that has only one size and can be paid by cash on delivery. */
export interface Product {
  readonly productCode: string;
  readonly USSID: string;
  readonly path: string;
}

/**
 * Simulates one shopper after another until `isOver` returns true. Each shopper visits pages, fills a bag and
 * places an order.
 */
export async function simulateShopper(
  target: Target,
  products: readonly Product[],
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  try {
    while (!isOver()) await visit(newCaller(target, agent, tally), target, products, tally);
  } finally {
    agent.destroy();
  }
}

type Caller = ReturnType<typeof newCaller>;

async function visit({ page, call }: Caller, { ops }: Target, products: readonly Product[], tally: Tally) {
  const product = products[Math.floor(Math.random() * products.length)];
  if (!product) return;
  await page('/');
  await page(`/bags/c-lsh10?page=${(tally.requests % 4) + 1}`);
  await page(`/search/?q=${['tote', 'silk', 'watch', 'lipstick'][tally.requests % 4]}`);
  await page(product.path);
  await call('GET', '/session');
  await call('GET', '/v2/lux/getPincodeData?pincode=110003');
  const bag = '/v2/lux/users/current/carts/current';
  const { productCode, USSID } = product;
  const add = () => call('POST', `${bag}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=1`);
  // A sold-out product is an expected response.
  if ((await add()).status === 409) return;
  await call('GET', '/v2/lux/users/anonymous/carts/current/cartDetails_V2');
  if (tally.requests % 3 > 0) return;

  const phone = String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999));
  const sent = await call('POST', '/api/v2/sso/check-phone', {
    phone,
    countryCode: '91',
    captchaToken: null,
  });
  const { code: otp } = (await (await fetch(`${ops}/dev/outbox?phone=${phone}`)).json()) as { code: string };
  await call('POST', '/session/login', { phone, otp, refId: sent.body.refId });
  const { body: address } = await call('POST', '/v2/lux/users/current/addAddress', {
    addressType: 'Home',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    phone: '9812345670',
  });
  const { body: details } = await call('GET', `${bag}/cartDetails_V2`);
  const placed = await call('POST', `${bag}/placeOrder`, {
    paymentMode: 'COD',
    addressId: address.addressId,
    paybleAmount: details.cartAmount.paybleAmount.value,
  });
  if (placed.status === 200) tally.orders += 1;
  await call('GET', '/v2/lux/users/current/orders?currentPage=0&pageSize=10');
  await call('POST', '/session/logout');
}

/**
 * Creates a client with its own cookies that sends requests like a page. Every status of 400 or above is a
 * fault, except 409 for a sold-out product.
 */
function newCaller({ shop }: Target, agent: Agent, tally: Tally) {
  const cookies = new Map<string, string>();
  const send = (method: string, url: string, body?: object) =>
    new Promise<ShopResponse>((resolve, reject) => {
      const headers = {
        origin: shop,
        'sec-fetch-site': 'same-origin',
        'x-luxe-request': '1',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(url.startsWith('/api/') ? {} : { 'accept-encoding': 'gzip' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      };
      const clientRequest = request(shop + url, { method, agent, headers }, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const isJson =
            response.headers['content-type']?.includes('json') && !response.headers['content-encoding'];
          const status = response.statusCode ?? 0;
          tally.requests += 1;
          if (status >= 400 && status !== 409) tally.faults.push(`${method} ${url} responded with ${status}`);
          resolve({ status, body: isJson ? JSON.parse(Buffer.concat(chunks).toString()) : undefined });
        });
      });
      clientRequest.on('error', reject);
      clientRequest.end(body ? JSON.stringify(body) : undefined);
    });
  return {
    page: (url: string) => send('GET', url),
    call: (method: 'GET' | 'POST', url: string, body?: object) => send(method, `/api${url}`, body),
  };
}

/** Products that are in stock and have one size, cheapest first. Rejects when there are none. */
export async function findProducts({ store, ops }: Target): Promise<Product[]> {
  const search = `${store}/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(':price-asc:inStockFlag:true')}&pageSize=96`;
  const response = await fetch(search);
  if (!response.ok) throw new Error(`The search responded with ${response.status}: ${await response.text()}`);
  const { searchresult } = (await response.json()) as {
    searchresult: { productId: string; webURL: string; sizes: unknown[] }[];
  };
  const products: Product[] = [];
  for (const { productId, webURL, sizes } of searchresult) {
    if (sizes.length > 1) continue;
    const details = await fetch(`${store}/v2/lux/products/${productId}/productDetails`);
    const { winningUssID: USSID } = (await details.json()) as { winningUssID: string };
    products.push({ productCode: productId, USSID, path: webURL });
  }
  if (products.length === 0) throw new Error(`There is no product to buy (${ops}).`);
  return products;
}
