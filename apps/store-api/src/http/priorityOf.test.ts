import { expect, test } from 'vitest';
import type { CallName } from '@luxe/contract/calls';
import { priorityOf } from './priorityOf.ts';

test.each<[string, readonly CallName[]]>([
  [
    'shopper',
    [
      'token',
      'checkPhone',
      'verifyPhoneOtp',
      'customerLogin',
      'cartDetails',
      'cartDetailsAnonymous',
      'addToBag',
    ],
  ],
  [
    'shopper',
    ['pincodeData', 'applyCoupons', 'orderSummary', 'placeOrder', 'collectPaymentOrder', 'addAddress'],
  ],
  ['page', ['productDetails', 'homePage', 'navigation', 'productOffers', 'properties']],
  ['program', ['changes']],
  ['search', ['searchProducts', 'suggestions', 'popularProducts', 'personalizedProducts', 'productViewed']],
])('priorityOf gives the priority %s to the calls %j', (priority, names) => {
  expect(names.map(priorityOf)).toEqual(names.map(() => priority));
});
