import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { consentCategories, noticeVersion, parseConsent } from '@luxe/contract/consent';
import { eventCalls } from '@luxe/contract/event-calls';
import { receiverCategories } from '@luxe/contract/event-receivers';
import { describe, expect, it } from 'vitest';
import { allowing, testConsentId } from '../testing/allowing.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';

const visitorId = '7b0c1e0a-1c52-4c0e-8b4f-2f6f0a3f9a01';
const answer = {
  consentId: testConsentId,
  noticeVersion,
  categories: ['preferences', 'measurement'],
  source: 'banner',
  answeredAt: Math.floor(Date.now() / 1000),
};
const record = (payload: object, cookie = '') => ({
  method: 'POST' as const,
  url: '/api/v2/lux/consents',
  headers: { ...sameOriginHeaders, 'content-type': 'application/json', cookie },
  payload: JSON.stringify(payload),
});
const bodyOf = (store: { requests: readonly { name?: string | undefined; body: string }[] }, name: string) =>
  JSON.parse(store.requests.findLast((request) => request.name === name)?.body ?? '{}') as Record<
    string,
    unknown
  >;

describe('an answer about stored data', () => {
  it('is stored for six months by the server, readable by scripts, once the store has logged it', async () => {
    const { app } = await createTestApp();
    const { cookies } = await app.inject(record(answer));
    const cookie = cookies.find(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ maxAge: 182 * 24 * 60 * 60, sameSite: 'Lax', path: '/' });
    expect(cookie?.httpOnly).toBeFalsy();
    expect(parseConsent(cookie?.value, Date.now())).toMatchObject({
      choices: { preferences: true, measurement: true, advertising: false },
      source: 'banner',
      id: testConsentId,
      isLogged: true,
    });
  });

  it('is not marked as logged when the store does not answer', async () => {
    const { app, store } = await createTestApp();
    store.setResponse('recordConsent', { status: 503, body: {} });
    const { statusCode, cookies } = await app.inject(record(answer));
    expect(statusCode).toBeGreaterThanOrEqual(500);
    expect(cookies.map(({ name }) => name)).not.toContain('consent');
  });

  it('to another version of the notice is logged, but not stored as an answer to this one', async () => {
    const { app, store } = await createTestApp();
    const { cookies } = await app.inject(record({ ...answer, noticeVersion: noticeVersion + 1 }));
    expect(cookies.map(({ name }) => name)).not.toContain('consent');
    expect(bodyOf(store, 'recordConsent')['noticeVersion']).toBe(noticeVersion + 1);
  });

  it('without preferences and measurement removes visitor id and campaign, and the store learns the id [DAT-02]', async () => {
    const { app, store } = await createTestApp();
    const cookie = `${allowing('preferences').consent}; visitorId=${visitorId}; cid=mail; utm_source=letter`;
    const { cookies } = await app.inject(
      record({ ...answer, categories: [], mcv_id: 'of-the-page' }, cookie),
    );
    for (const name of ['visitorId', 'cid', 'utm_source'])
      expect(cookies.find((one) => one.name === name)?.value, name).toBe('');
    expect(bodyOf(store, 'recordConsent')).toMatchObject({ categories: [], mcv_id: visitorId });
  });

  it('cannot be sent by another site', async () => {
    const { app, store } = await createTestApp();
    const foreign = record(answer);
    const { statusCode } = await app.inject({
      ...foreign,
      headers: { ...foreign.headers, 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(403);
    expect(store.names()).not.toContain('recordConsent');
  });
});

describe('a call that needs consent', () => {
  const needing = (Object.entries(calls) as [CallName, Endpoint][]).flatMap(([name, endpoint]) =>
    endpoint.consent ? [{ name, endpoint, category: endpoint.consent }] : [],
  );
  const send = ({ method, path, body }: Endpoint, cookie: string) => ({
    method,
    url: `/api${path}`,
    headers: {
      ...{ ...sameOriginHeaders, cookie },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: '{}' }),
  });

  it('is each call that carries an event or web vitals, with the category of its receiver', () => {
    expect(Object.fromEntries(needing.map(({ name, category }) => [name, category]))).toEqual({
      productViewed: receiverCategories.personalisation,
      salesEvent: receiverCategories.sales,
      postSalesEvent: receiverCategories.sales,
      reportVitals: 'measurement',
    });
    for (const endpoint of Object.values<Endpoint>(eventCalls)) expect(endpoint.consent).toBeDefined();
  });

  it.each(needing)(
    '$name reaches the store only with consent for $category, also when a page sends it without',
    async ({ name, endpoint, category }) => {
      const { app, store } = await createTestApp();
      const others = consentCategories.filter((one) => one !== category);
      const outdated = allowing(category).consent.replace(`=${noticeVersion}.`, `=${noticeVersion + 1}.`);
      for (const cookie of ['', 'consent=granted', outdated, allowing(...others).consent]) {
        const { statusCode, json } = await app.inject(send(endpoint, cookie));
        expect([statusCode, json().errorCode], cookie).toEqual([403, 'FORBIDDEN']);
      }
      expect(store.names()).toEqual([]);
      await app.inject(send(endpoint, allowing(category).consent));
      expect(store.names()).toContain(name);
    },
  );
});

describe('the visitor id of personalisation [PER-01]', () => {
  const rails = (cookie: string, more: object = {}) => ({
    method: 'POST' as const,
    url: '/api/personalization/products',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json', cookie },
    payload: JSON.stringify({ channel: 'web', base_site: 'lux', page: 'home', ...more }),
  });

  it.each([
    ['an answer', ''],
    ['consent for preferences', allowing('measurement', 'advertising').consent],
  ])('is neither sent nor stored without %s', async (_, cookie) => {
    const { app, store } = await createTestApp();
    const known = [cookie, `visitorId=${visitorId}`].filter(Boolean).join('; ');
    const { cookies } = await app.inject(rails(known, { mcv_id: visitorId }));
    expect(bodyOf(store, 'personalizedProducts')).not.toHaveProperty('mcv_id');
    expect(cookies.map(({ name }) => name)).not.toContain('visitorId');
  });

  it('is created and sent after consent, and never taken from a page', async () => {
    const { app, store } = await createTestApp();
    const { consent } = allowing('preferences');
    const { cookies } = await app.inject(rails(consent, { mcv_id: 'of-the-page' }));
    const made = cookies.find(({ name }) => name === 'visitorId')?.value;
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(bodyOf(store, 'personalizedProducts')['mcv_id']).toBe(made);
    await app.inject({
      url: '/api/personalization/searches?catalogue=luxury&mcv_id=of-the-page',
      headers: { ...sameOriginHeaders, cookie: `${consent}; visitorId=${made}` },
    });
    expect(store.requests.at(-1)?.url.searchParams.getAll('mcv_id')).toEqual([made]);
  });
});

describe('the id of a search [SEA-09]', () => {
  const search = (id: string) => ({
    url: '/api/v2/lux/products/searchProducts/?searchText=silk&page=0&pageSize=24',
    headers: { ...sameOriginHeaders, 'unique-browser-id': id },
  });

  it.each([
    [visitorId, visitorId],
    ['ananya@mail.in', null],
  ])('%s of a page reaches the store as %s', async (id, expected) => {
    const { app, store } = await createTestApp();
    await app.inject(search(id));
    expect(store.requests.at(-1)?.headers.get('unique-browser-id')).toBe(expected);
  });
});
