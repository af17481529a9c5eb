import { beforeEach, expect, it } from 'vitest';
import { addRecent, forgetRecent, readRecent } from './recentSearches.ts';

beforeEach(() => localStorage.clear());

it('keeps the last five of each catalogue apart, the last first [SEA-03]', () => {
  for (const text of ['tote', 'loafers', 'candle', 'shawl', 'ring', 'coat']) addRecent('luxury', text);
  addRecent('indiluxe', 'jutti');
  expect(readRecent('luxury')).toEqual(['coat', 'ring', 'shawl', 'candle', 'loafers']);
  expect(readRecent('indiluxe')).toEqual(['jutti']);
});

it('has each search once, however it is written', () => {
  for (const text of ['Tote', 'ring', ' tote ', '  ']) addRecent('luxury', text);
  expect(readRecent('luxury')).toEqual(['tote', 'ring']);
});

it('forgets one, and all', () => {
  for (const text of ['tote', 'ring', 'coat']) addRecent('luxury', text);
  expect(forgetRecent('luxury', 'RING')).toEqual(['coat', 'tote']);
  expect(forgetRecent('luxury')).toEqual([]);
  expect(readRecent('luxury')).toEqual([]);
});

it.each(['{', '"tote"', '{"a":1}', '[1,null,"tote"]'])('reads no nonsense from %s', (text) => {
  localStorage.setItem('recentSearches luxury', text);
  expect(readRecent('luxury').every((one) => one === 'tote')).toBe(true);
});
