import { expect, it } from 'vitest';
import { explain, type ResponseScenario } from './explain.ts';

const scenario: ResponseScenario = {
  call: 'orders',
  status: 409,
  body: '{"errorCode":"B9301","errors":[{"message":"Only 2 left."}]}',
  isOnline: true,
  path: '/cart',
};

it.each<[string, Partial<ResponseScenario>, Record<string, string>]>([
  [
    'the toast, code and report of a rejected call',
    {},
    { Toast: 'Only 2 left.', Code: 'B9301', Attempts: '1', 'Reported as': 'Client Side' },
  ],
  [
    'three attempts for a server error of a read',
    { status: 503 },
    { Attempts: '3', 'Reported as': 'Server Side' },
  ],
  ['one attempt for a server error of a write', { status: 503, call: 'addAddress' }, { Attempts: '1' }],
  ['a toast when there is no response', { status: 0 }, { Toast: 'Server Down!!', Attempts: '1' }],
  ['a toast when the browser is offline', { status: 0, isOnline: false }, { Toast: 'You are offline' }],
  [
    'the default message of a 400 without a body',
    { status: 400, body: '' },
    { Toast: 'Invalid user/password or user not found' },
  ],
  [
    'no toast for a 400 without a body in the account',
    { status: 400, body: '', path: '/my-account/orders' },
    { Toast: 'None', 'Inline message': 'Something went wrong' },
  ],
  [
    'the kind of a missing cart',
    { body: '{"errorCode":"CartError","errorMessage":"Cart not found"}' },
    { Kind: 'CartError' },
  ],
  [
    'the kind of an identity provider error',
    { body: '{"errorCode":"SSO-1003","error":"Wrong"}' },
    { Kind: 'ApiError, from the identity provider' },
  ],
  [
    'no message for a successful response',
    { status: 200, body: '{}' },
    { Outcome: 'Success. The shopper sees no message.' },
  ],
  [
    'the default message of a body that is not JSON',
    { status: 200, body: '<h1>' },
    { Toast: 'Something went wrong', Attempts: '1' },
  ],
])('explains %s', async (_, given, expected) => {
  expect(Object.fromEntries(await explain({ ...scenario, ...given }))).toMatchObject(expected);
});
