import { expect, test } from 'vitest';
import { toTrackingUrl } from './toTrackingUrl.ts';

const template = 'https://carrier.example/track?awb={trackingNumber}';

test.each([
  [template, '7751 0042', 'https://carrier.example/track?awb=7751%200042'],
  [
    template,
    '1&to=https://bad.example',
    'https://carrier.example/track?awb=1%26to%3Dhttps%3A%2F%2Fbad.example',
  ],
  [template, null, null],
  [null, '7751', null],
  ['http://carrier.example/{trackingNumber}', '7751', null],
  ['javascript:alert({trackingNumber})', '7751', null],
])('the site %s of the parcel %s is %s', (site, number, url) =>
  expect(toTrackingUrl(site, number)).toBe(url),
);
