import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { pickAddress } from './pickAddress.ts';

test('picks the address that the shopper selected, else that of the order, else the default address', () => {
  const book = [samples.address, samples.addressWork];
  expect(pickAddress(book, undefined, undefined)).toBe(samples.address);
  expect(pickAddress(book, undefined, samples.addressWork.addressId)).toBe(samples.addressWork);
  expect(pickAddress(book, samples.address.addressId, samples.addressWork.addressId)).toBe(samples.address);
  expect(pickAddress(book, 'gone', undefined)).toBe(samples.address);
  expect(pickAddress([], 'gone', undefined)).toBeUndefined();
});
