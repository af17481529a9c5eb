import { expect, test } from 'vitest';
import { isFormsLink } from './isFormsLink.ts';

const domain = 'forms.example.com';

test.each([
  ['https://forms.example.com/a?b#c', true],
  ['https://FORMS.example.com', true],
  ['http://forms.example.com/a', false],
  ['https://forms.example.com:8443/a', false],
  ['https://forms.example.com.evil.test/a', false],
  ['https://evil-forms.example.com/a', false],
  ['https://forms-example.com/a', false],
  ['https://forms.example.com@evil.test/a', false],
  ['https://user@forms.example.com/a', false],
  ['https://evil.test/forms.example.com', false],
  ['https://evil.test/?next=https://forms.example.com', false],
  ['https://f\u043erms.example.com/a', false],
  ['https://sub.forms.example.com/a', false],
  ['mailto:forms.example.com', false],
])('%s is a link to the forms service: %s [CON-06]', (href, expected) =>
  expect(isFormsLink(new URL(href), domain)).toBe(expected),
);

test('without the setting, no link is one [CON-06]', () =>
  expect(isFormsLink(new URL('https://forms.example.com'), '')).toBe(false));
