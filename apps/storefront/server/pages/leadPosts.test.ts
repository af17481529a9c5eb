import { leadForms, leadKinds } from '@luxe/contract/lead-forms';
import { daysFromToday } from '@luxe/feature-leads/sent-lead';
import { expect, test } from 'vitest';
import type { PageContext } from '../../app/data/pageContext.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';

const [year = '', month = '', day = ''] = daysFromToday()[0].split('-');
const complete = {
  ...{ name: 'Ananya Rao', phone: '9812345670', email: 'ananya@example.com', city: 'Mumbai' },
  ...{ timeOfDay: 'evening', topic: 'gift', message: 'A watch.', hasConsent: 'on', sharesWithPartner: 'on' },
  ...{ 'preferredDay-day': day, 'preferredDay-month': month, 'preferredDay-year': year },
};

/** A shop whose pages show only what a posted form became. */
async function open(now?: () => number) {
  let posted: PageContext['posted'];
  const shop = await createTestApp(
    {},
    {
      handle: async (_request, context) => {
        ({ posted } = context);
        return new Response('<!doctype html><title>Form</title>');
      },
      preloads: () => [],
    },
    now ? { now } : {},
  );
  const post = async (url: string, fields: Record<string, string>, site = 'same-origin') => {
    posted = undefined;
    const response = await shop.app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { response, posted };
  };
  const raised = () => shop.store.requests.filter(({ name }) => name === 'raiseLeadTicket');
  return { ...shop, post, raised };
}

test.each(leadKinds)(
  'the form %s without scripts raises a request, and shows its number [CON-07]',
  async (kind) => {
    const { post, raised } = await open();
    const { response, posted } = await post(leadForms[kind].path, complete);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(posted).toMatchObject({ kind, outcome: { status: 'raised', leadNumber: 'CB-2611-2048-77' } });
    expect(raised().map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { kind, name: 'Ananya Rao', phone: '9812345670', hasConsent: true },
    ]);
  },
);

test('a form with mistakes is not sent; its page has the mistakes and everything that was typed', async () => {
  const { post, raised } = await open();
  const { response, posted } = await post('/rtcb-template1', { name: 'Ananya Rao', phone: '12' });
  expect(response.statusCode).toBe(422);
  expect(posted).toMatchObject({
    values: { name: 'Ananya Rao', phone: '12' },
    errors: {
      phone: 'Enter a mobile number with ten digits.',
      timeOfDay: 'Choose a time of day.',
      hasConsent: 'We can only call you if you agree.',
    },
  });
  expect(posted).not.toHaveProperty('outcome');
  expect(raised()).toEqual([]);
});

test('a form that is sent again has the same key for an hour, so that it counts once', async () => {
  const begin = Date.parse('2026-11-20T05:00:00.000Z');
  let time = begin;
  const { post, raised } = await open(() => time);
  const form = { ...complete, 'preferredDay-day': '', 'preferredDay-month': '', 'preferredDay-year': '' };
  await post('/rtcb-template1', form);
  time = begin + 60 * 60_000 - 1;
  await post('/rtcb-template1', form);
  await post('/rtcb-template1', { ...form, timeOfDay: 'morning' });
  // The call may have ended meanwhile, so the form asks for another one.
  time = begin + 60 * 60_000;
  await post('/rtcb-template1', form);
  const [one, two, other, later] = raised().map(({ headers }) => headers.get('idempotency-key'));
  expect(one).toMatch(/^form-[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(new Set([one, other, later]).size).toBe(3);
});

test.each([
  [
    { status: 429, body: errorBody('Q4291', 'You have sent several requests.') },
    429,
    'You have sent several requests.',
  ],
  [{ status: 500, body: errorBody('X', 'Secret details.') }, 503, ''],
  [new Error('no connection'), 503, ''],
])('after a failure %#, the page has what was typed', async (answer, status, message) => {
  const { store, post } = await open();
  store.setResponse('raiseLeadTicket', answer);
  const { response, posted } = await post('/rtcb-template1', complete);
  expect(response.statusCode).toBe(status);
  expect(posted).toMatchObject({
    values: { name: 'Ananya Rao', timeOfDay: 'evening', hasConsent: true },
    outcome: { status: 'failed', message },
  });
});

test('another site cannot send the form', async () => {
  const { post, raised } = await open();
  const { response, posted } = await post('/rtcb-template1', complete, 'cross-site');
  expect([response.statusCode, posted, raised()]).toEqual([403, undefined, []]);
});
