import { expect, it, test } from 'vitest';
import { readJson } from './readJson.ts';

test.each([
  ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['lists that never end', '['.repeat(200_000)],
  ['objects', '{"a":'.repeat(21) + '1' + '}'.repeat(21)],
  ['a prototype', '{"a":{"__proto__":{"isAdmin":true}}}'],
  ['a prototype in other letters', '{"\\u005f_proto__":{}}'],
  ['a prototype by its constructor', '{"constructor":{"prototype":{}}}'],
  ['no JSON', '{"a"'],
  ['nothing', ''],
])('refuses %s', (_what, text) => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

it('reads what is deep enough for every call, and brackets in words', () => {
  const deep = `${'['.repeat(20)}${']'.repeat(20)}`;
  expect(() => readJson(deep)).not.toThrow();
  const words = { note: `${'['.repeat(50)}"${'{'.repeat(50)}\\` };
  expect(readJson(JSON.stringify(words))).toEqual(words);
  expect({}).not.toHaveProperty('isAdmin');
});

it('reads text that is made to be read again and again only once', () => {
  expect(() => readJson(`["${'\\"'.repeat(128 * 1024)}`)).toThrow(SyntaxError);
});
