import { expect, test } from 'vitest';
import { decideStatus, type Decision, type LoadOutcome } from './decideStatus.ts';
import { resolvePath } from './resolvePath.ts';

const shown: Decision = { status: 200, shows: 'screen' };
const notFound: Decision = { status: 404, shows: 'error' };
const outage: Decision = { status: 503, shows: 'error' };
const luxury: Decision = { status: 302, to: '/luxury' };

test.each<[string, Decision]>([
  ['/', shown],
  ['/bags/c-lsh10', shown],
  ['/checkout', shown],
  ['/my-account/orders', shown],
  ['/my-account', { status: 302, to: '/my-account/orders' }],
  ['/brands/verrane/c-mbh12', { status: 301, to: '/verrane/c-mbh12?page=2' }],
  ['/help/contactus-form', { status: 301, to: '/b-contactus?page=2' }],
  ['/favicon.ico', { status: 404, shows: 'text' }],
  ['/api/unknown', { status: 404, shows: 'text' }],
  ['/%', { status: 404, shows: 'text' }],
])('before the data of %s is loaded, the decision is %j [RTE-03] [RTE-04]', (path, decision) => {
  expect(decideStatus(resolvePath(path), undefined, '?page=2')).toEqual(decision);
});

test.each<[string, LoadOutcome, Decision]>([
  ['/', 'missing', notFound],
  ['/bags/c-lsh10', 'found', shown],
  ['/bags/c-lsh10', 'missing', notFound],
  ['/bags/c-lsh10', 'unavailable', outage],
  ['/bags/c-lsh10', 'pastLastPage', { status: 404, shows: 'screen' }],
  ['/x/p-mp000000000000101', 'missing', notFound],
  ['/other-seller/mp000000000000101', 'missing', notFound],
  ['/my-account/brand-cash', 'missing', notFound],
  ['/contact-us', 'unavailable', outage],
  ['/o/LX-1.t1.x', 'expired', { status: 410, shows: 'screen' }],
  ['/o/LX-1.t1.x', 'missing', notFound],
  ['/NPSFeedbackForm/LX-1.t1.x', 'expired', { status: 410, shows: 'screen' }],
  ['/ReturnNPSFeedbackForm/intermediate/RT-1.t1.x', 'missing', notFound],
  ['/explore/no-such', 'missing', luxury],
  ['/explore/no-such', 'unavailable', outage],
  ['/brandList/no-brands-index', 'missing', luxury],
  ['/no-such', 'missing', luxury],
  [
    '/search/',
    { keywordRedirect: '/brandList/a-to-z-luxury-brands' },
    { status: 302, to: '/brandList/a-to-z-luxury-brands' },
  ],
])('%s with the outcome %j gets the decision %j [RTE-06] [SEA-05]', (path, outcome, decision) => {
  expect(decideStatus(resolvePath(path), outcome)).toEqual(decision);
});
