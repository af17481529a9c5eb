import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';

interface Answer {
  readonly status: number;
  // The soak reads whatever it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Where the shop under load is, and development's outbox of one-time codes. */
export interface Target {
  readonly shop: string;
  readonly ops: string;
  readonly store: string;
}

/** What shoppers did, and every answer that should not have been. */
export interface Tally {
  requests: number;
  orders: number;
  readonly faults: string[];
}

/** A product that anybody may buy, cheap enough for cash on delivery. */
export interface Piece {
  readonly productCode: string;
  readonly USSID: string;
  readonly path: string;
}

/** Visits, bags and orders of one shopper after another, until `isOver`: one stream of requests. */
export async function shopOn(
  target: Target,
  pieces: readonly Piece[],
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  try {
    while (!isOver()) await visit(newCaller(target, agent, tally), target, pieces, tally);
  } finally {
    agent.destroy();
  }
}

type Caller = ReturnType<typeof newCaller>;

async function visit({ page, call }: Caller, { ops }: Target, pieces: readonly Piece[], tally: Tally) {
  const piece = pieces[Math.floor(Math.random() * pieces.length)];
  if (!piece) return;
  await page('/');
  await page(`/bags/c-lsh10?page=${(tally.requests % 4) + 1}`);
  await page(`/search/?q=${['tote', 'silk', 'watch', 'lipstick'][tally.requests % 4]}`);
  await page(piece.path);
  await call('GET', '/session');
  await call('GET', '/v2/lux/getPincodeData?pincode=110003');
  const bag = '/v2/lux/users/current/carts/current';
  const { productCode, USSID } = piece;
  const add = () => call('POST', `${bag}/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=1`);
  // Sold out is an answer like another in a shop that sells.
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
  const { body: seen } = await call('GET', `${bag}/cartDetails_V2`);
  const placed = await call('POST', `${bag}/placeOrder`, {
    paymentMode: 'COD',
    addressId: address.addressId,
    paybleAmount: seen.cartAmount.paybleAmount.value,
  });
  if (placed.status === 200) tally.orders += 1;
  await call('GET', '/v2/lux/users/current/orders?currentPage=0&pageSize=10');
  await call('POST', '/session/logout');
}

/** Asks as a page does, with cookies of its own. A status of 400 and above is a fault of this run, but for a piece that is sold out. */
function newCaller({ shop }: Target, agent: Agent, tally: Tally) {
  const cookies = new Map<string, string>();
  const ask = (method: string, url: string, body?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        origin: shop,
        'sec-fetch-site': 'same-origin',
        'x-luxe-request': '1',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(url.startsWith('/api/') ? {} : { 'accept-encoding': 'gzip' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      };
      const asked = request(shop + url, { method, agent, headers }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const isJson =
            answer.headers['content-type']?.includes('json') && !answer.headers['content-encoding'];
          const status = answer.statusCode ?? 0;
          tally.requests += 1;
          if (status >= 400 && status !== 409) tally.faults.push(`${method} ${url} answered ${status}`);
          resolve({ status, body: isJson ? JSON.parse(Buffer.concat(chunks).toString()) : undefined });
        });
      });
      asked.on('error', reject);
      asked.end(body ? JSON.stringify(body) : undefined);
    });
  return {
    page: (url: string) => ask('GET', url),
    call: (method: 'GET' | 'POST', url: string, body?: object) => ask(method, `/api${url}`, body),
  };
}

/** Pieces in stock under ₹20,000. */
export async function findPieces({ store, ops }: Target): Promise<Piece[]> {
  const search = `${store}/v2/lux/products/searchProducts/?searchText=${encodeURIComponent(':price-asc:inStockFlag:true')}&pageSize=96`;
  const { searchresult } = (await (await fetch(search)).json()) as {
    searchresult: { productId: string; webURL: string; sizes: unknown[] }[];
  };
  const pieces: Piece[] = [];
  for (const { productId, webURL, sizes } of searchresult) {
    if (sizes.length > 1) continue;
    const details = await fetch(`${store}/v2/lux/products/${productId}/productDetails`);
    const { winningUssID: USSID } = (await details.json()) as { winningUssID: string };
    pieces.push({ productCode: productId, USSID, path: webURL });
  }
  if (pieces.length === 0) throw new Error(`No piece to buy (${ops}).`);
  return pieces;
}
