import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../calls.ts';
import { callSamples } from '../samples.ts';
import { schemas } from '../schemas.ts';
import { amounts, atAmount, scaleAnswer, scaleList } from './amounts.ts';
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

describe('scaleAnswer', () => {
  it.each(amounts.flatMap((amount) => scaledCalls.map((name) => ({ amount, name }))))(
    '$name with $amount keeps the contract',
    ({ amount, name }) => {
      const scaled = scaleAnswer(name, callSamples[name], amount);
      expect(schemas[name].response.safeParse(scaled).error?.issues ?? []).toEqual([]);
    },
  );

  it('leaves alone what lists nothing', () => {
    expect(scaleAnswer('session', callSamples.session, 'many')).toBe(callSamples.session);
  });
});

it('gives every copy a name of its own', () => {
  const list = scaleList([{ id: 'mp0000001' }, { id: 'mp0000002' }], 'many', 'id');
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe('atAmount', () => {
  const ask = async (handlers: ReturnType<typeof atAmount>) =>
    getResponse([...handlers], new Request(listing));

  it.each([
    ['empty', 0],
    ['one', 1],
    ['many', 120],
  ] as const)('answers with %s', async (amount, length) => {
    const response = await ask(atAmount(mockApi(), amount));
    const body = (await response?.json()) as CallResponse<'searchProducts'> | undefined;
    expect(body?.searchresult).toHaveLength(length);
  });

  it('lets a fault pass', async () => {
    expect((await ask(atAmount(mockApi(fault('searchProducts', '5xx')), 'many')))?.status).toBe(503);
  });
});
