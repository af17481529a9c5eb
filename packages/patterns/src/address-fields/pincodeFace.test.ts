import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { addressWords } from './addressWords.ts';
import { pincodeFace, pincodeProblem, type PincodeAnswer, type PincodeState } from './pincodeFace.ts';

const { pincodeData, pincodeNotServed } = samples;
const served: PincodeAnswer = { kind: 'known', data: pincodeData };
const noDay: PincodeAnswer = { kind: 'known', data: { ...pincodeData, deliveryModes: [] } };
const notServed: PincodeAnswer = { kind: 'known', data: pincodeNotServed };

test.each<[string, PincodeAnswer | undefined, string | undefined]>([
  ['', undefined, 'Enter all six digits of the pincode.'],
  ['11000', undefined, 'Enter all six digits of the pincode.'],
  ['110001', undefined, undefined],
  ['110001', served, undefined],
  ['999999', { kind: 'unknown' }, 'We do not know this pincode. Check its six digits.'],
  ['744301', notServed, 'We do not deliver to 744301 yet. Try another pincode.'],
  ['110001', { kind: 'failed' }, undefined],
])('pincode "%s", answered %o', (pincode, answer, problem) => {
  expect(pincodeProblem(pincode, answer, addressWords)).toBe(problem);
});

test.each<[PincodeState, object]>([
  [{ kind: 'none' }, {}],
  [{ kind: 'asking' }, { note: 'Looking up 110001' }],
  [served, { valid: 'New Delhi. Delivers by Sunday, 22 November' }],
  [noDay, { valid: 'New Delhi' }],
  [notServed, {}],
  [{ kind: 'unknown' }, {}],
  [{ kind: 'failed' }, { note: 'The pincode could not be looked up. Fill in the city and state yourself.' }],
])('the face of a pincode that is %o', (state, face) => {
  expect(pincodeFace('110001', state, addressWords)).toEqual(face);
});
