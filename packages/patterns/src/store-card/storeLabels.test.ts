import { expect, test } from 'vitest';
import { distanceText, phoneHref } from './storeLabels.ts';

test.each([
  [0, '50 m'],
  [0.02, '50 m'],
  [0.83, '850 m'],
  [0.98, '1 km'],
  [1.94, '1.9 km'],
  [4.25, '4.3 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [128.4, '128 km'],
])('shows %d km as %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});

test.each([
  ['9812345670', 'tel:+919812345670'],
  ['098123 45670', 'tel:+919812345670'],
  ['+91 11 4266 1010', 'tel:+911142661010'],
])('phone %s has the link %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
