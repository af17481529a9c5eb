import { beforeEach, expect, it } from 'vitest';
import { addRecent, forgetRecent, readRecent } from './recentSearches.ts';

beforeEach(() => localStorage.clear());

it('stores the last five searches of each catalogue separately, newest first [SEA-03]', () => {
  for (const text of ['tote', 'loafers', 'candle', 'shawl', 'ring', 'coat']) addRecent('luxury', text);
  addRecent('indiluxe', 'jutti');
  expect(readRecent('luxury')).toEqual(['coat', 'ring', 'shawl', 'candle', 'loafers']);
  expect(readRecent('indiluxe')).toEqual(['jutti']);
});

it('stores searches that differ only in case or outer spaces as one search', () => {
  for (const text of ['Tote', 'ring', ' tote ', '  ']) addRecent('luxury', text);
  expect(readRecent('luxury')).toEqual(['tote', 'ring']);
});

it('forgetRecent removes one search, or all searches when called without a text', () => {
  for (const text of ['tote', 'ring', 'coat']) addRecent('luxury', text);
  expect(forgetRecent('luxury', 'RING')).toEqual(['coat', 'tote']);
  expect(forgetRecent('luxury')).toEqual([]);
  expect(readRecent('luxury')).toEqual([]);
});

it.each(['{', '"tote"', '{"a":1}', '[1,null,"tote"]'])('ignores invalid stored data: %s', (text) => {
  localStorage.setItem('recentSearches luxury', text);
  expect(readRecent('luxury').every((search) => search === 'tote')).toBe(true);
});
