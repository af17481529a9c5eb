import { samples } from '@luxe/contract/samples';
import { schemas } from '@luxe/contract/schemas';
import { expect, test } from 'vitest';
import { addressLimits, toAddressBody, toAddressValues } from './addressValues.ts';

test.each([samples.address, samples.addressWork, samples.addressLong])(
  'an address goes through the form as it was: $addressType [CHK-02]',
  (address) => {
    const body = schemas.addAddress.body.parse(toAddressBody(toAddressValues(address)));
    const { defaultAddress, 'country.isocode': country, ...rest } = body;
    expect(address).toMatchObject(rest);
    expect([defaultAddress, country]).toEqual([String(address.defaultAddress), 'IN']);
  },
);

test('a new address is a home, and not the default until it is asked to be', () => {
  expect(toAddressValues()).toMatchObject({ postalCode: '', addressType: 'Home', isDefault: false });
});

test('spaces around what is typed are not part of it', () => {
  expect(toAddressBody({ ...toAddressValues(samples.address), line1: ' B-14 ' }).line1).toBe('B-14');
});

test.each([
  ['firstName', addressLimits.name],
  ['line1', addressLimits.line],
  ['landmark', addressLimits.landmark],
  ['emailID', addressLimits.email],
] as const)('the limit of %s is the store’s', (name, limit) => {
  const takes = (length: number) =>
    schemas.addAddress.body.safeParse({
      ...toAddressBody(toAddressValues(samples.address)),
      [name]: 'a'.repeat(length),
    }).success;
  expect([takes(limit), takes(limit + 1)]).toEqual([true, false]);
});
