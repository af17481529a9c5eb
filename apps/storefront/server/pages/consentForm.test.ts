import { parseConsent } from '@luxe/contract/consent';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const post = (payload: string, site = 'same-origin') => ({
  method: 'POST' as const,
  url: '/consent',
  headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
  payload,
});

it.each([
  ['answer=all', ['preferences', 'measurement', 'advertising']],
  ['answer=necessary&category=measurement', []],
  ['answer=chosen&category=measurement&category=profiling', ['measurement']],
  ['answer=chosen', []],
  ['', []],
])('a form without scripts, “%s”, stores and logs the answer', async (form, categories) => {
  const { app, store } = await createTestApp();
  const response = await app.inject(post(form));
  expect([response.statusCode, response.headers.location]).toEqual([303, '/consent?state=saved']);
  const stored = parseConsent(response.cookies.find(({ name }) => name === 'consent')?.value, Date.now());
  const allowed = Object.entries(stored?.choices ?? {}).flatMap(([name, isAllowed]) =>
    isAllowed ? name : [],
  );
  expect(allowed).toEqual(categories);
  expect(stored).toMatchObject({ source: 'page', isLogged: true });
  const logged: unknown = JSON.parse(
    store.requests.find(({ name }) => name === 'recordConsent')?.body ?? '{}',
  );
  expect(logged).toMatchObject({ categories, source: 'page', consentId: stored?.id });
});

it('the answer applies when the store is down, and is logged later', async () => {
  const { app, store } = await createTestApp();
  store.goDown();
  const response = await app.inject(post('answer=all'));
  expect(response.statusCode).toBe(303);
  const stored = parseConsent(response.cookies.find(({ name }) => name === 'consent')?.value, Date.now());
  expect(stored).toMatchObject({ isLogged: false, choices: { measurement: true } });
});

it('a second answer has a later time than the first, so that the store logs both', async () => {
  const { app, store } = await createTestApp();
  const first = (await app.inject(post('answer=all'))).cookies.find(({ name }) => name === 'consent')?.value;
  const request = post('answer=necessary');
  await app.inject({ ...request, headers: { ...request.headers, cookie: `consent=${first}` } });
  const [one, two] = store.requests
    .filter(({ name }) => name === 'recordConsent')
    .map(({ body }) => JSON.parse(body) as { consentId: string; answeredAt: number });
  expect(two?.consentId).toBe(one?.consentId);
  expect(two?.answeredAt).toBeGreaterThan(one?.answeredAt ?? 0);
});

it('another site cannot answer', async () => {
  const { app, store } = await createTestApp();
  const response = await app.inject(post('answer=all', 'cross-site'));
  expect([response.statusCode, response.cookies, store.requests]).toEqual([403, [], []]);
});
