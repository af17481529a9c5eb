import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { deliveryLines } from './DeliveryPromise.tsx';

test('a delivery is told as a day, not as a speed [PDP-04]', () => {
  const data = {
    ...samples.pincodeData,
    deliveryModes: [{ code: 'home-delivery' as const, name: 'Home delivery', deliveryDate: '2026-11-24' }],
  };
  expect(deliveryLines(data)).toEqual(['Standard by Tuesday, 24 November']);
});

test('a delivery mode of an offer shows its charge, or that it is free [PDP-04]', () => {
  expect(deliveryLines(samples.pincodeOfSmallOffer)).toEqual([
    'Express by Sunday, 22 November. ₹250.',
    'Standard by Tuesday, 24 November. Free.',
  ]);
});

test.each([
  [samples.pincodeNotServed, false, [`We do not deliver to ${samples.pincodeNotServed.pincode} yet.`]],
  [
    { ...samples.pincodeData, deliveryModes: [] },
    false,
    ['We deliver to 110001. The day is told at checkout.'],
  ],
  [undefined, true, ['The delivery date cannot be shown just now.']],
  [undefined, false, []],
])('no day is promised where none is known (%#)', (data, failed, lines) => {
  expect(deliveryLines(data, failed)).toEqual(lines);
});
