import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../calls/calls.ts';
import { callSamples } from '../samples/samples.ts';
import { schemas } from '../calls/schemas.ts';
import { amounts, atAmount, scaleResponse, scaleList } from './amounts.ts';
import { mockApi } from './mockApi.ts';
import { fault } from './reply.ts';

const listing = 'http://shop.test/api/v2/lux/products/searchProducts/?searchText=';
const scaledCalls = [
  'searchProducts',
  'cartDetails',
  'orderSummary',
  'bagCount',
  'orders',
  'addresses',
  'productDetails',
  'homePage',
] as const;

describe('scaleResponse', () => {
  it.each(amounts.flatMap((amount) => scaledCalls.map((name) => ({ amount, name }))))(
    'returns a valid response of $name for the amount $amount',
    ({ amount, name }) => {
      const scaled = scaleResponse(name, callSamples[name], amount);
      expect(schemas[name].response.safeParse(scaled).error?.issues ?? []).toEqual([]);
    },
  );

  it('returns a response without a list unchanged', () => {
    expect(scaleResponse('session', callSamples.session, 'many')).toBe(callSamples.session);
  });
});

it('scaleList gives every copy its own id', () => {
  const list = scaleList([{ id: 'mp0000001' }, { id: 'mp0000002' }], 'many', 'id');
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe('atAmount', () => {
  const requestListing = async (handlers: ReturnType<typeof atAmount>) =>
    getResponse([...handlers], new Request(listing));

  it.each([
    ['empty', 0],
    ['one', 1],
    ['many', 120],
  ] as const)('returns a listing with as many products as the amount "%s" states', async (amount, length) => {
    const response = await requestListing(atAmount(mockApi(), amount));
    const body = (await response?.json()) as CallResponse<'searchProducts'> | undefined;
    expect(body?.searchresult).toHaveLength(length);
  });

  it('leaves an error response unchanged', async () => {
    expect((await requestListing(atAmount(mockApi(fault('searchProducts', '5xx')), 'many')))?.status).toBe(
      503,
    );
  });
});
