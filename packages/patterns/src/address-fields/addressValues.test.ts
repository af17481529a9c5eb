import { samples } from '@luxe/contract/samples';
import { schemas } from '@luxe/contract/schemas';
import { expect, test } from 'vitest';
import { addressLimits, toAddressBody, toAddressValues } from './addressValues.ts';

test.each([samples.address, samples.addressWork, samples.addressLong])(
  'conversion to form values and then to a request body preserves an address of type $addressType [CHK-02]',
  (address) => {
    const body = schemas.addAddress.body.parse(toAddressBody(toAddressValues(address)));
    const { defaultAddress, 'country.isocode': country, ...rest } = body;
    expect(address).toMatchObject(rest);
    expect([defaultAddress, country]).toEqual([String(address.defaultAddress), 'IN']);
  },
);

test('a new address has the type Home and is not the default', () => {
  expect(toAddressValues()).toMatchObject({ postalCode: '', addressType: 'Home', isDefault: false });
});

test('removes surrounding spaces from a value', () => {
  expect(toAddressBody({ ...toAddressValues(samples.address), line1: ' B-14 ' }).line1).toBe('B-14');
});

test.each([
  ['firstName', addressLimits.name],
  ['line1', addressLimits.line],
  ['landmark', addressLimits.landmark],
  ['emailID', addressLimits.email],
] as const)('the maximum length of %s in the form is the maximum length in the contract', (name, limit) => {
  const takes = (length: number) =>
    schemas.addAddress.body.safeParse({
      ...toAddressBody(toAddressValues(samples.address)),
      [name]: 'a'.repeat(length),
    }).success;
  expect([takes(limit), takes(limit + 1)]).toEqual([true, false]);
});
