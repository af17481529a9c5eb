import { expect, test } from 'vitest';
import {
  allAllowed,
  consentCategories,
  consentDays,
  formatConsent,
  noticeVersion,
  onlyNecessary,
  parseConsent,
  toChoices,
  type ConsentChoices,
  type StoredConsent,
} from './consent.ts';
import { allowsPreferences } from './noticeVersion.ts';

const at = 1_780_000_000;
const now = at * 1000;
const day = 86_400_000;
const answer: StoredConsent = {
  choices: allAllowed,
  source: 'banner',
  at,
  id: '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11',
  isLogged: false,
};

const cases: readonly (readonly [string, ConsentChoices])[] = [
  ['everything', allAllowed],
  ['nothing', onlyNecessary],
  ...consentCategories.map((category, bit) => [category, toChoices((position) => position === bit)] as const),
];

test.each(cases)('an answer that allows %s is read as it was written', (_, choices) => {
  for (const isLogged of [true, false])
    expect(parseConsent(formatConsent({ ...answer, choices, isLogged }), now)).toEqual({
      ...answer,
      choices,
      isLogged,
    });
});

test.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['the answer of an earlier shop', 'granted'],
  ['another version', formatConsent(answer).replace(`${noticeVersion}.`, `${noticeVersion + 1}.`)],
  ['version 0', formatConsent(answer).replace(`${noticeVersion}.`, '0.')],
  ['an unknown category', formatConsent(answer).replace('.7.', '.8.')],
  ['an unknown source', formatConsent(answer).replace('banner', 'mail')],
  ['an id that is none', formatConsent(answer).replace(answer.id, 'x')],
  ['more than the answer', `${formatConsent(answer)} `],
])('%s is no answer', (_, text) => {
  expect(parseConsent(text, now)).toBeUndefined();
});

test.each([
  ['on the last day', consentDays * day, true],
  ['after six months', consentDays * day + 1000, false],
  ['when the clock is an hour behind', -3_600_000, true],
  ['from the day after tomorrow', -2 * day, false],
])('an answer %s', (_, age, isValid) => {
  expect(parseConsent(formatConsent(answer), now + age) !== undefined).toBe(isValid);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'the short look at the cookie agrees with the complete one, bits %i',
  (bits) => {
    const choices = toChoices((position) => (bits >> position) % 2 === 1);
    const cookie = `consent=${formatConsent({ ...answer, choices })}`;
    for (const cookies of [cookie, `a=1; ${cookie}; b=2`])
      expect(allowsPreferences(cookies)).toBe(choices.preferences);
    expect(allowsPreferences(`other-${cookie}`)).toBe(false);
    expect(allowsPreferences(cookie.replace(`=${noticeVersion}.`, `=${noticeVersion + 1}.`))).toBe(false);
  },
);
