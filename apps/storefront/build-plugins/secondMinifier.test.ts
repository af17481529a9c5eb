import { expect, test } from 'vitest';
import { minifyAgain } from './secondMinifier.ts';

test('shortens code without changing its behaviour', async () => {
  const code = 'const add = (first, second) => { return first + second; }; export const three = add(1, 2);';
  const short = await minifyAgain(code);
  expect(short.length).toBeLessThan(code.length);
  expect(await import(`data:text/javascript,${encodeURIComponent(short)}`)).toMatchObject({ three: 3 });
});

test('keeps code that cannot be shortened', async () => {
  expect(await minifyAgain('export{};')).toBe('export{};');
});
