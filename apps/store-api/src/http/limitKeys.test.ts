import { expect, it } from 'vitest';
import type { CustomerCaller, GuestCaller } from './caller.ts';
import { limitKeysOf } from './limitKeys.ts';

const guest = (tokenHash: string): GuestCaller => ({ kind: 'global', tokenHash });
const customer: CustomerCaller = {
  kind: 'customer',
  customerId: 7,
  userName: 'u7',
  customerHash: 'h7',
  phone: '9380000007',
  email: null,
  family: 'f7',
};
const visitorOf = (caller: CustomerCaller | GuestCaller, address: string) =>
  limitKeysOf({ caller, address }).visitor;

it('guests of a network have keys of their own, and the network as their common key', () => {
  const [one, other] = ['a', 'b'].map((hash) => limitKeysOf({ caller: guest(hash), address: '192.0.2.1' }));
  expect(one?.visitor).not.toBe(other?.visitor);
  expect([one?.network, other?.network]).toEqual(['192.0.2.1', '192.0.2.1']);
});

it('guests with the same token have the same key within a network only', () => {
  expect(visitorOf(guest('a'), '2001:db8::1')).toBe(visitorOf(guest('a'), '2001:db8::2'));
  expect(visitorOf(guest('a'), '192.0.2.1')).not.toBe(visitorOf(guest('a'), '192.0.2.2'));
});

it('a customer has the same key in every network', () => {
  expect(visitorOf(customer, '192.0.2.1')).toBe(visitorOf(customer, '192.0.2.2'));
});
