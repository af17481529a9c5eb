import { expect, it } from 'vitest';
import {
  giftCardPath,
  giftCardsPath,
  readGiftCardSearch,
  readLeadStatus,
  toGiftCardQuery,
} from './giftCardSearch.ts';

const empty = { email: '', lastFour: '', state: '' } as const;

it.each([
  ['', empty],
  ['email=meera%40example.com&state=held', { ...empty, email: 'meera@example.com', state: 'held' }],
  ['lastFour=cv0c&state=lost', { ...empty, lastFour: 'cv0c' }],
])('reads the search %j', (address, expected) => {
  expect(readGiftCardSearch(new URLSearchParams(address))).toEqual(expected);
});

it('writes only the limits that are set into the address', () => {
  expect(giftCardsPath(empty)).toBe('/desk/gift-cards');
  expect(giftCardsPath({ email: ' a+b@example.com ', lastFour: ' ', state: 'held' }, '12')).toBe(
    '/desk/gift-cards?email=a%2Bb%40example.com&state=held&after=12',
  );
});

it('reads back the address that it wrote', () => {
  const search = { email: 'a+b@example.com', lastFour: 'CV0C', state: 'refunding' } as const;
  expect(readGiftCardSearch(new URLSearchParams(giftCardsPath(search).split('?')[1]))).toEqual(search);
});

it('sends the page to begin after with the search', () => {
  expect(toGiftCardQuery({ ...empty, email: '  ' }, '12')).toEqual({ after: '12' });
});

it('encodes the number of a gift card', () => {
  expect(giftCardPath('GC-1/2')).toBe('/desk/gift-cards/GC-1%2F2');
});

it.each([
  ['status=contacted', 'contacted'],
  ['status=lost', undefined],
  ['', undefined],
])('reads the status of enquiries from %j', (address, expected) => {
  expect(readLeadStatus(new URLSearchParams(address))).toBe(expected);
});
