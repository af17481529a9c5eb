import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { deliveryLines } from './DeliveryPromise.tsx';

test('shows a delivery date, not a duration [PDP-04]', () => {
  const data = {
    ...samples.pincodeData,
    deliveryModes: [{ code: 'home-delivery' as const, name: 'Home delivery', deliveryDate: '2026-11-24' }],
  };
  expect(deliveryLines(data)).toEqual(['Standard by Tuesday, 24 November']);
});

test('shows the charge of each delivery mode, or "Free" [PDP-04]', () => {
  expect(deliveryLines(samples.pincodeOfSmallOffer)).toEqual([
    'Express by Sunday, 22 November. ₹250.',
    'Standard by Tuesday, 24 November. Free.',
  ]);
});

test.each([
  [samples.pincodeNotServed, false, [`We do not deliver to ${samples.pincodeNotServed.pincode} yet.`]],
  [{ ...samples.pincodeData, deliveryModes: [] }, false, ['We deliver to 110001. See the date at checkout.']],
  [undefined, true, ['We cannot show the delivery date right now.']],
  [undefined, false, []],
])('promises no delivery date if the date is not known (case %#)', (data, failed, lines) => {
  expect(deliveryLines(data, failed)).toEqual(lines);
});
