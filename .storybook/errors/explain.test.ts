import { expect, it } from 'vitest';
import { explain, type Wire } from './explain.ts';

const wire: Wire = {
  call: 'orders',
  status: 409,
  body: '{"errorCode":"B9301","errors":[{"message":"Only 2 left."}]}',
  isOnline: true,
  path: '/cart',
};

it.each<[string, Partial<Wire>, Record<string, string>]>([
  ['a refusal', {}, { Toast: 'Only 2 left.', Code: 'B9301', Attempts: '1', 'Reported as': 'Client Side' }],
  ['a fault of the store', { status: 503 }, { Attempts: '3', 'Reported as': 'Server Side' }],
  ['a fault of a write', { status: 503, call: 'addAddress' }, { Attempts: '1' }],
  ['no answer', { status: 0 }, { Toast: 'Server Down!!', Attempts: '1' }],
  ['no network', { status: 0, isOnline: false }, { Toast: 'You are offline' }],
  ['a bare 400', { status: 400, body: '' }, { Toast: 'Invalid user/password or user not found' }],
  [
    'a bare 400 in the account',
    { status: 400, body: '', path: '/my-account/orders' },
    { Toast: 'None: it passes in silence.', 'Words in place': 'Something went wrong' },
  ],
  [
    'a lost cart',
    { body: '{"errorCode":"CartError","errorMessage":"Cart not found"}' },
    { Kind: 'CartError' },
  ],
  [
    'a code of the identity provider',
    { body: '{"errorCode":"SSO-1003","error":"Wrong"}' },
    { Kind: 'ApiError, of the identity provider' },
  ],
  ['an answer', { status: 200, body: '{}' }, { Outcome: 'It is an answer. Nothing is said.' }],
  ['no JSON', { status: 200, body: '<h1>' }, { Toast: 'Something went wrong', Attempts: '1' }],
])('%s', async (_, given, expected) => {
  expect(Object.fromEntries(await explain({ ...wire, ...given }))).toMatchObject(expected);
});
