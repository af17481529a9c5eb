import { expect, it, test } from 'vitest';
import { readJson } from './readJson.ts';

test.each([
  ['deep lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['lists that are not closed', '['.repeat(200_000)],
  ['deep objects', '{"a":'.repeat(21) + '1' + '}'.repeat(21)],
  ['the key __proto__', '{"a":{"__proto__":{"isAdmin":true}}}'],
  ['the key __proto__ with an escape', '{"\\u005f_proto__":{}}'],
  ['the keys constructor and prototype', '{"constructor":{"prototype":{}}}'],
  ['invalid JSON', '{"a"'],
  ['an empty text', ''],
])('readJson throws a SyntaxError for %s', (_what, text) => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

it('accepts 20 levels of nesting, and any number of brackets inside strings', () => {
  const deep = `${'['.repeat(20)}${']'.repeat(20)}`;
  expect(() => readJson(deep)).not.toThrow();
  const value = { note: `${'['.repeat(50)}"${'{'.repeat(50)}\\` };
  expect(readJson(JSON.stringify(value))).toEqual(value);
  expect({}).not.toHaveProperty('isAdmin');
});

it('scans a text with many escaped quotes in a single pass', () => {
  expect(() => readJson(`["${'\\"'.repeat(128 * 1024)}`)).toThrow(SyntaxError);
});
