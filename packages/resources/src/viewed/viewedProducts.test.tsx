import { beforeEach, expect, it } from 'vitest';
import { addViewed, readViewed } from './viewedProducts.ts';

beforeEach(() => localStorage.clear());

it('keeps ids of each catalogue apart, the last first, each once [PDP-06]', () => {
  for (const id of ['mp1', 'mp2', 'mp1', 'mp3']) addViewed('luxury', id);
  addViewed('indiluxe', 'mp9');
  expect(readViewed('luxury')).toEqual(['mp3', 'mp1', 'mp2']);
  expect(readViewed('indiluxe')).toEqual(['mp9']);
});

it('keeps what twelve cards need beside the product of the page', () => {
  for (let at = 0; at < 30; at += 1) addViewed('luxury', `mp${at}`);
  expect(readViewed('luxury')).toHaveLength(13);
  expect(readViewed('luxury')[0]).toBe('mp29');
});

it.each(['{', '"mp1"', '{"a":1}', '[1,null,"mp1"]'])('reads no nonsense from %s', (text) => {
  localStorage.setItem('recentlyViewed luxury', text);
  expect(readViewed('luxury').every((one) => one === 'mp1')).toBe(true);
});
