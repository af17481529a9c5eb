import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { addressLabels } from './addressLabels.ts';
import { pincodeFeedback, pincodeProblem, type PincodeResult, type PincodeState } from './pincodeFeedback.ts';

const { pincodeData, pincodeNotServed } = samples;
const served: PincodeResult = { kind: 'known', data: pincodeData };
const noDay: PincodeResult = { kind: 'known', data: { ...pincodeData, deliveryModes: [] } };
const notServed: PincodeResult = { kind: 'known', data: pincodeNotServed };

test.each<[string, PincodeResult | undefined, string | undefined]>([
  ['', undefined, 'Enter all six digits of the pincode.'],
  ['11000', undefined, 'Enter all six digits of the pincode.'],
  ['110001', undefined, undefined],
  ['110001', served, undefined],
  ['999999', { kind: 'unknown' }, 'We do not know this pincode. Check its six digits.'],
  ['744301', notServed, 'We do not deliver to 744301 yet. Try another pincode.'],
  ['110001', { kind: 'failed' }, undefined],
])('reports the problem of pincode "%s" with the look-up result %o', (pincode, result, problem) => {
  expect(pincodeProblem(pincode, result, addressLabels)).toBe(problem);
});

test.each<[PincodeState, object]>([
  [{ kind: 'none' }, {}],
  [{ kind: 'loading' }, { note: 'Looking up 110001' }],
  [served, { success: 'New Delhi. Delivers by Sunday, 22 November' }],
  [noDay, { success: 'New Delhi' }],
  [notServed, {}],
  [{ kind: 'unknown' }, {}],
  [{ kind: 'failed' }, { note: 'The pincode could not be looked up. Fill in the city and state yourself.' }],
])('returns the feedback for the look-up state %o', (state, feedback) => {
  expect(pincodeFeedback('110001', state, addressLabels)).toEqual(feedback);
});
