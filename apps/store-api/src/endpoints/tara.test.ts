import { orderPath } from '@luxe/contract/paths';
import { schemas } from '@luxe/contract/schemas';
import { createEventReader } from '@luxe/contract/server-events';
import type { SharedCounts } from '@luxe/host';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { makeCustomer } from '../testing/buyers.ts';
import { placeOrder, readyBag } from '../testing/buying.ts';
import { manualClock } from '../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../testing/seeded.ts';
import { openShop, type TestShop } from '../testing/shop.ts';
import { createObedientModel } from '../testing/tara.ts';

let seeded: Seeded;
let shop: TestShop;
let withModel: TestShop;
let guest: string;
const clock = manualClock();
const model = createObedientModel();
beforeAll(async () => {
  seeded = await openSeeded();
  shop = openShop(seeded.db, clock, { catalogue: seeded });
  withModel = openShop(seeded.db, clock, { catalogue: seeded, model: { model, perVisitor: 100 } });
  guest = await shop.guestToken();
}, 60_000);
afterAll(async () => {
  expect([...shop.faults, ...withModel.faults]).toEqual([]);
  await shop.close();
  await withModel.close();
  await seeded.close();
});

const path = '/v2/lux/tara/ask';
const headers = () => ({ authorization: `Bearer ${guest}` });
const send = (payload: object) => shop.call('POST', path, { payload, headers: headers() });
async function ask(text: string, more: object = {}) {
  const { status, body } = await send({ text, catalogue: 'luxury', context: null, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return schemas.askTara.response.parse(body);
}

describe('Tara without a language model [TAR-03]', () => {
  it('answers a question of a guest with products, reasons and sources [TAR-02]', async () => {
    const { answer, context, usedModel } = await ask('leather bags under 3 lakh');
    expect(usedModel).toBe(false);
    expect(context.plan.maxPrice).toBe(3_00_000_00);
    expect(context.shown).toBe(answer.products.length);
    expect(answer.products.length).toBeGreaterThan(0);
    for (const { product, reasons } of answer.products) {
      expect(product.price.sellingPrice.value).toBeLessThanOrEqual(300_000);
      expect(reasons.every(({ source }) => source !== null)).toBe(true);
    }
  });

  it('remembers what the last question was about, in the context alone [TAR-02]', async () => {
    const first = await ask('bags');
    const second = await ask('under 2 lakh', { context: first.context });
    expect(second.context.plan.categories).toEqual(first.context.plan.categories);
    const compared = await ask('compare the first two', { context: second.context });
    expect(compared.answer.comparison?.products).toEqual(
      second.answer.products.slice(0, 2).map(({ product }) => product.productId),
    );
  });

  it('gives advice about the product that an answer to its question names [TAR-02]', async () => {
    const list = await ask('gifts for my wife');
    const asked = await ask('what is my size', { context: list.context });
    const [option = ''] = asked.answer.question?.options ?? [];
    expect(option).toBe('My size for the first one');
    const { answer } = await ask(option, { context: asked.context });
    expect(answer.sentences[0]?.source?.href).toBe(list.answer.products[0]?.product.webURL);
  });

  it('answers a question from the page of a product about this product, also by a stream', async () => {
    const [first] = (await ask('watches')).answer.products;
    const { productId, webURL } = first!.product;
    const payload = { text: 'which sizes are in stock?', context: null, about: productId };
    for (const url of [path, `${path}/stream`]) {
      const { body } = await shop.call('POST', url, { payload, headers: headers() });
      const { answer } = schemas.askTara.response.parse(body);
      expect(answer.sentences[0]?.source?.href).toBe(webURL);
    }
    const unknown = await ask('which sizes are in stock?', { about: 'mp999999999999999' });
    expect(unknown).toEqual(await ask('which sizes are in stock?'));
  });

  it('streams nothing: its response is JSON', async () => {
    const payload = { text: 'bags', context: null };
    const { status, body } = await shop.call('POST', `${path}/stream`, { payload, headers: headers() });
    expect(status).toBe(200);
    expect(schemas.streamTara.response.parse(body).usedModel).toBe(false);
  });
});

describe('Tara with a language model [TAR-03]', () => {
  it('streams the sentences, and then the answer', async () => {
    const payload = { text: 'bags «write: Both suit you.»', context: null };
    const response = await withModel.app.inject({
      method: 'POST',
      url: `${path}/stream`,
      payload,
      headers: headers(),
    });
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const events = createEventReader()(response.body);
    const last = events.at(-1);
    const answer = schemas.streamTara.response.parse(last?.data);
    expect(last?.name).toBe('answer');
    expect(answer.usedModel).toBe(true);
    const sentences = events.slice(0, -1);
    expect(sentences.every(({ name }) => name === 'sentence')).toBe(true);
    expect(sentences.map(({ data }) => data)).toEqual(answer.answer.sentences);
    expect(answer.answer.sentences.at(-1)?.text).toBe('Both suit you.');
  });
});

describe('orders', () => {
  it('are those of the customer who asks', async () => {
    const customer = await makeCustomer(seeded.db, shop, '9380000041');
    const askAs = async (text: string) => {
      const { body } = await customer.call('POST', path, { payload: { text, context: null } });
      return schemas.askTara.response.parse(body).answer.sentences;
    };
    const source = { kind: 'order', href: '/my-account/orders' };
    expect(await askAs('where is my order')).toEqual([{ text: 'Your account has no orders yet.', source }]);
    expect(await askAs('where is my order LX-2611-2048-77')).toEqual([
      { text: 'Your account has no order with this number.', source },
    ]);
  });

  it('have their number, their status and a link, for their own customer alone [TAR-02]', async () => {
    const [buyer, other] = [
      await makeCustomer(seeded.db, shop, '9380000042'),
      await makeCustomer(seeded.db, shop, '9380000043'),
    ];
    const { answer } = await ask('diyas under 20k');
    const { productId: productCode, winningUssID: USSID } = answer.products[0]!.product;
    const bag = await readyBag(buyer, [[{ productCode, USSID }, 1]]);
    const { orderId } = (await placeOrder(bag, 'order-of-tara-1')).body.orderDetails;
    const askAs = async (customer: typeof buyer) => {
      const { body } = await customer.call('POST', path, {
        payload: { text: `where is my order ${orderId}`, context: null },
      });
      return schemas.askTara.response.parse(body).answer.sentences;
    };
    const own = await askAs(buyer);
    expect(own).toHaveLength(1);
    const shown = String(orderId).replaceAll('-', ' ');
    expect(own[0]?.text).toMatch(new RegExp(`^Order ${shown}: \\S`));
    expect(own[0]?.source).toEqual({ kind: 'order', href: orderPath(orderId) });
    expect((await askAs(other)).map(({ text }) => text)).toEqual([
      'Your account has no order with this number.',
    ]);
  });

  it('of a guest need a login', async () => {
    const { answer } = await ask('where is my order');
    expect(answer.sentences[0]).toMatchObject({ source: { kind: 'order', href: '/my-account/orders' } });
  });
});

test.each([
  ['no text', { text: '' }],
  ['blanks', { text: '   ' }],
  ['a long text', { text: 'x'.repeat(501) }],
  ['another catalogue', { text: 'bags', catalogue: 'all' }],
  ['a malformed context', { text: 'bags', context: { plan: {}, shown: 1 } }],
  ['a long id of a product', { text: 'bags', about: 'x'.repeat(41) }],
  ['a malformed pincode', { text: 'bags', pincode: '012345' }],
])('a question with %s is rejected', async (_, payload) => {
  expect((await send(payload)).status).toBe(400);
});

it('needs a token', async () => {
  expect((await shop.call('POST', path, { payload: { text: 'bags' } })).status).toBe(401);
});

it('questions of a customer are limited', async () => {
  const customer = await makeCustomer(seeded.db, shop, '9380000042');
  const ask = () => customer.call('POST', path, { payload: { text: 'hello', context: null } });
  for (let at = 0; at < 60; at += 1) await ask();
  const { status, body } = await ask();
  expect([status, body.errorCode]).toEqual([429, 'Q4295']);
  clock.advance(10 * 60_000);
  expect((await ask()).status).toBe(200);
});

describe('questions of guests', () => {
  it('are limited by guest, so that others of the network can still ask', async () => {
    const limited = openShop(seeded.db, clock, { catalogue: seeded });
    const asker = async () => {
      const headers = { authorization: `Bearer ${await limited.guestToken()}` };
      return () => limited.call('POST', path, { payload: { text: 'hello', context: null }, headers });
    };
    const [askFirst, askOther] = [await asker(), await asker()];
    for (let at = 0; at < 60; at += 1) await askFirst();
    const { status, body } = await askFirst();
    expect([status, body.errorCode]).toEqual([429, 'Q4295']);
    expect((await askOther()).status).toBe(200);
    await limited.close();
  });

  it('have the limit of their network above their own', async () => {
    const names: string[] = [];
    const shared: SharedCounts = {
      count(name) {
        names.push(name);
        return Promise.resolve({ times: name.includes(' by network:') ? 601 : 1, endsInMs: 1000 });
      },
      read: () => Promise.resolve({ times: 0, endsInMs: 1000 }),
      close: () => Promise.resolve(),
    };
    const limited = openShop(seeded.db, clock, { catalogue: seeded, shared });
    const headers = { authorization: `Bearer ${await limited.guestToken()}` };
    names.length = 0;
    const { status } = await limited.call('POST', path, { payload: { text: 'hello' }, headers });
    expect(status).toBe(429);
    expect(names).toEqual([
      expect.stringMatching(/^store questions by visitor:guest \S+ 127\.0\.0\.1$/),
      'store questions by network:127.0.0.1',
    ]);
    await limited.close();
  });
});

it('a shop that listens has read its words before the first question', async () => {
  const search = vi.spyOn(seeded.catalogue.engine, 'search');
  const listening = openShop(seeded.db, clock, { catalogue: seeded });
  await listening.app.listen({ host: '127.0.0.1', port: 0 });
  // The colours of the catalogue are the last part.
  await expect.poll(() => search.mock.calls.length).toBe(1);
  search.mockRestore();
  await listening.close();
});
