import { errorOf, toErrorBody } from '@luxe/contract/errors';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { ...form, 'sec-fetch-site': 'same-origin' };
const crossSite = { ...form, 'sec-fetch-site': 'cross-site' };
const token = ['7', 't1k0a0', 'abcdefghijklmnopqrstuv'].join('.');

async function post(
  url: string,
  payload: string,
  { headers = own, status = 200, body = { status: 'SUCCESS' } as object } = {},
) {
  const { app, store } = await createTestApp();
  for (const name of ['subscribeNewsletter', 'confirmNewsletter', 'changeNewsletter'] as const)
    store.setResponse(name, { status, body });
  store.setResponse('confirmDataRequest', { status, body });
  const response = await app.inject({ method: 'POST', url, headers, payload });
  return { response, names: store.names() };
}

const failure = (name: 'tooManySubscriptions' | 'mailLinkUnknown' | 'mailLinkExpired') => {
  const error = errorOf(name);
  return { status: error.status, body: toErrorBody(error) };
};

test.each([
  ['email=Ananya%40example.com', {}, 'sent'],
  ['email=', {}, 'invalid'],
  ['', {}, 'invalid'],
  ['email=a%40example.com', failure('tooManySubscriptions'), 'busy'],
  ['email=a%40example.com', { status: 500, body: {} }, 'failed'],
])(
  'the form of the newsletter with "%s" leads to a page without the address',
  async (payload, more, state) => {
    const { response } = await post('/newsletter', payload, more);
    expect([response.statusCode, response.headers.location]).toEqual([303, `/newsletter?state=${state}`]);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test.each(['/newsletter', `/newsletter/confirm/${token}`, `/data-request/confirm/${token}`])(
  'another site cannot send the form of %s',
  async (url) => {
    const { response } = await post(url, 'email=a%40example.com', { headers: crossSite });
    expect(response.statusCode).toBe(403);
  },
);

test.each([
  [{}, 'confirmed'],
  [failure('mailLinkExpired'), 'expired'],
  [failure('mailLinkUnknown'), 'unknown'],
  [{ status: 400, body: {} }, 'unknown'],
  [{ status: 403, body: {} }, 'failed'],
  [{ status: 429, body: {} }, 'failed'],
  [{ status: 500, body: {} }, 'failed'],
])('a confirmation leads to its outcome, without the token', async (more, state) => {
  const newsletter = await post(`/newsletter/confirm/${token}`, '', more);
  expect(newsletter.response.headers.location).toBe(`/newsletter?state=${state}`);
  const request = await post(`/data-request/confirm/${token}`, '', more);
  expect(request.response.headers.location).toBe(`/data-request?state=${state}`);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a mail program ends the newsletter with one request of %s (RFC 8058)',
  async (type) => {
    const headers = { ...crossSite, 'content-type': type };
    const payload = type.startsWith('multipart')
      ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click';
    const { response } = await post(`/emails-unsubscribe?token=${token}`, payload, { headers });
    expect([response.statusCode, response.body]).toEqual([200, 'Unsubscribed.\n']);
  },
);

test.each([
  [failure('mailLinkUnknown'), 404],
  [{ status: 400, body: {} }, 404],
  [{ status: 429, body: {} }, 503],
])('a mail program learns whether to repeat a request that failed', async (more, expected) => {
  const { response } = await post(`/emails-unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
    headers: crossSite,
    ...more,
  });
  expect(response.statusCode).toBe(expected);
});

test.each([
  ['', {}, `token=${token}&state=ended`],
  ['action=resume', {}, `token=${token}&state=resumed`],
  ['', failure('mailLinkUnknown'), 'state=unknown'],
  ['', { status: 400, body: {} }, 'state=unknown'],
  ['', { status: 500, body: {} }, `token=${token}&state=failed`],
])('the form of the page with "%s" leads back to it', async (payload, more, query) => {
  const { response } = await post(`/emails-unsubscribe?token=${token}`, payload, more);
  expect([response.statusCode, response.headers.location]).toEqual([303, `/emails-unsubscribe?${query}`]);
});
