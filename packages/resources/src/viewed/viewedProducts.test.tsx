import { allAllowed, formatConsent, onlyNecessary, type ConsentChoices } from '@luxe/contract/consent';
import { beforeEach, expect, it } from 'vitest';
import { addViewed, readViewed } from './viewedProducts.ts';

const answer = (choices: ConsentChoices) => {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  document.cookie = `consent=${formatConsent({ choices, source: 'banner', at, id, isLogged: true })}`;
};

beforeEach(() => {
  localStorage.clear();
  answer(allAllowed);
});

it('addViewed stores nothing without consent for preferences', () => {
  answer(onlyNecessary);
  addViewed('luxury', 'mp1');
  document.cookie = 'consent=; max-age=0';
  addViewed('luxury', 'mp2');
  expect(localStorage.length).toBe(0);
});

it('addViewed stores each id once, in a list for its catalogue, the latest id first [PDP-06]', () => {
  for (const id of ['mp1', 'mp2', 'mp1', 'mp3']) addViewed('luxury', id);
  addViewed('indiluxe', 'mp9');
  expect(readViewed('luxury')).toEqual(['mp3', 'mp1', 'mp2']);
  expect(readViewed('indiluxe')).toEqual(['mp9']);
});

it('addViewed stores 13 ids: the product of the page and twelve for a rail', () => {
  for (let at = 0; at < 30; at += 1) addViewed('luxury', `mp${at}`);
  expect(readViewed('luxury')).toHaveLength(13);
  expect(readViewed('luxury')[0]).toBe('mp29');
});

it.each(['{', '"mp1"', '{"a":1}', '[1,null,"mp1"]'])('readViewed ignores invalid values in %s', (text) => {
  localStorage.setItem('recentlyViewed luxury', text);
  expect(readViewed('luxury').every((one) => one === 'mp1')).toBe(true);
});
