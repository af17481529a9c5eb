import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API of the package', () => {
  expect(Object.keys(feature).toSorted()).toEqual([
    ...['ConsentBanner', 'ConsentSection'],
    ...['DataRequestConfirmScreen', 'DataRequestScreen', 'NewsletterConfirmScreen'],
    ...['NewsletterScreen', 'UnsubscribeScreen', 'cookieChoicesModal'],
    ...['dataRequestTitle', 'newsletterTitle', 'unsubscribeTitle'],
  ]);
});
