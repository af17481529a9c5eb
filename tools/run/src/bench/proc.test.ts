import { expect, it } from 'vitest';
import { parseCpu, parsePss } from './proc.ts';

it('adds the user and system CPU times of a process and its ended children', () => {
  const fields = ['S', 1, 1, 1, 0, -1, 4194560, 100, 0, 0, 0, 12, 3, 4, 1, 20, 0, 11, 0];
  expect(parseCpu(`4711 (node) ${fields.join(' ')}`)).toBe(200);
  expect(parseCpu(`4711 (a (b) c) ${fields.join(' ')}`)).toBe(200);
});

it('reads the proportional memory (PSS) of a process, and throws if it is missing', () => {
  const rollup = [
    '00400000-7ffd rollup',
    'Rss:              200000 kB',
    'Pss:              150000 kB',
    'Pss_Anon:          90000 kB',
  ];
  expect(parsePss(rollup.join('\n'))).toBe(150_000 * 1024);
  expect(() => parsePss('')).toThrow('Pss');
});
