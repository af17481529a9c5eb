import { allAllowed, formatConsent, toChoices } from '@luxe/contract/consent';
import { beforeEach, expect, it, test } from 'vitest';
import { hasConsent, readStoredConsent } from './storedConsent.ts';

const answer = {
  choices: allAllowed,
  source: 'banner',
  at: Math.floor(Date.now() / 1000),
  id: '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11',
  isLogged: true,
} as const;

beforeEach(() => {
  document.cookie = 'consent=; max-age=0';
  document.cookie = 'theme=dark';
});

it('there is no answer without a cookie', () => {
  expect(readStoredConsent()).toBeUndefined();
  expect(hasConsent('preferences')).toBe(false);
});

it('reads the answer of the cookie, among others', () => {
  document.cookie = `consent=${formatConsent(answer)}`;
  document.cookie = 'other-consent=1';
  expect(readStoredConsent()).toEqual(answer);
});

test.each([
  [0, 'preferences'],
  [1, 'measurement'],
  [2, 'advertising'],
] as const)('a shopper allows category %i alone', (allowed, name) => {
  const choices = toChoices((position) => position === allowed);
  document.cookie = `consent=${formatConsent({ ...answer, choices })}`;
  expect(
    ['preferences', 'measurement', 'advertising'].filter((one) => hasConsent(one as typeof name)),
  ).toEqual([name]);
});

it('the old entry of local storage is no answer', () => {
  localStorage.setItem('consent', 'granted');
  expect(readStoredConsent()).toBeUndefined();
  localStorage.clear();
});
