import { callSamples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { markFormsLinks } from './markFormsLinks.ts';

const link = { title: 'Sell with us', text: 'A short form' };
const marked = (url: string, more: object = {}, domain = 'forms.example.com') =>
  markFormsLinks(domain)('helpTopics', { topics: [], links: [{ ...link, url, ...more }] });

test('a useful link to the forms service is marked, also one with capital letters [CON-06]', () => {
  const url = 'https://FORMS.example.com/sell';
  expect(marked(url)).toEqual({ topics: [], links: [{ ...link, url, isForms: true }] });
});

test.each([
  'https://forms.example.com.evil.test/a',
  'https://forms.example.com@evil.test/a',
  'http://forms.example.com/a',
  '/shipping',
  'https://',
])('the useful link %s is no forms link, even if the store marks it [CON-06]', (url) =>
  expect(marked(url, { isForms: true })).toEqual({ topics: [], links: [{ ...link, url }] }),
);

test('without the setting, no useful link is one [CON-06]', () =>
  expect(marked('https://forms.example.com/a', {}, '')).toEqual({
    topics: [],
    links: [{ ...link, url: 'https://forms.example.com/a' }],
  }));

test.each([null, 'text', {}, { links: 7 }, { links: [null, 7, {}] }])(
  'a response without links stays as it is: %j',
  (response) => expect(markFormsLinks('forms.example.com')('helpTopics', response)).toEqual(response),
);

test('other responses stay the same object', () => {
  const page = callSamples.cmsPage;
  expect(markFormsLinks('forms.example.com')('cmsPage', page)).toBe(page);
});
