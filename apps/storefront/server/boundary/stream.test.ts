import { callSamples } from '@luxe/contract/samples';
import { createEventReader, writeEvent, type ServerEvent } from '@luxe/contract/server-events';
import { describe, expect, it } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie } from './shopper.ts';

const token = 'token-of-the-guest';
const cookie = `accessToken=${encodeCookie({ access_token: token, expires_in: 9e15, isCustomerAccessToken: false })}`;
const sentence = { name: 'sentence', data: { text: 'Three presents fit.', source: null } };
const answer = { name: 'answer', data: callSamples.askTara };

/** Asks with a store that answers with these events, and returns the response and its events. */
async function ask(events: readonly ServerEvent[] | string, status = 200) {
  const { app, store } = await createTestApp({ imageHosts: new Set(['pictures.example']) });
  const text = typeof events === 'string' ? events : events.map(writeEvent).join('');
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  store.setResponse('streamTara', { status, text, headers });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v2/lux/tara/ask/stream',
    headers: { ...sameOriginHeaders, cookie },
    payload: { text: 'a present', catalogue: 'luxury', context: null },
  });
  await app.close();
  const isStream = response.headers['content-type']?.toString().startsWith('text/event-stream');
  return { response, store, events: isStream ? createEventReader()(response.body) : [] };
}

describe('a streamed response', () => {
  it('reaches the page event by event, and nothing caches it [TAR-02]', async () => {
    const { response, store, events } = await ask([sentence, answer]);
    expect(events).toEqual([sentence, answer]);
    expect(response.headers['cache-control']).toBe('no-store');
    const request = store.requests.find(({ name }) => name === 'streamTara');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ text: 'a present', catalogue: 'luxury' });
  });

  it('gets the same preparation as any response: pictures of the shop, no token', async () => {
    const [first] = callSamples.askTara.answer.products;
    const product = {
      ...first!.product,
      images: first!.product.images.map((image) => ({ ...image, url: 'https://pictures.example/a.jpg' })),
    };
    const products = [{ product, reasons: [] }];
    const { events } = await ask([
      { name: 'sentence', data: { text: token, source: null } },
      {
        name: 'answer',
        data: { ...callSamples.askTara, answer: { ...callSamples.askTara.answer, products } },
      },
    ]);
    expect(events[0]?.data).toEqual({ text: 'current', source: null });
    expect(JSON.stringify(events[1]?.data)).toMatch(/"url":"\/media\/[^"]+\.original"/);
    expect(JSON.stringify(events)).not.toContain('pictures.example');
  });

  it.each([
    ['breaks off', [sentence], [sentence]],
    ['is no stream of events', 'event: sentence\ndata: {"text"\n\n', []],
  ])('that %s ends with an error', async (_, given, before) => {
    const { events } = await ask(given as readonly ServerEvent[] | string);
    expect(events.slice(0, -1)).toEqual(before);
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { status: 'FAILURE' } });
  });

  it('loses the details of an error of the store', async () => {
    const data = { ...errorBody('E5000', 'It failed.'), trace: 'secret' };
    const { events } = await ask([sentence, { name: 'error', data }]);
    expect(events.at(-1)).toEqual({ name: 'error', data: errorBody('E5000', 'It failed.') });
  });

  it('may be JSON: without a language model, and for an error', async () => {
    const { response } = await ask(JSON.stringify(errorBody('Q4295', 'Later.')), 429);
    expect([response.statusCode, response.json()]).toEqual([429, errorBody('Q4295', 'Later.')]);
  });
});
