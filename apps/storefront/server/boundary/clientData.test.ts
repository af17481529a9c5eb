import { clientData, unusedNames } from '@luxe/contract/client-data';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the list of data for shoppers names every cookie [DAT-02] [TOK-03]', () => {
  const source = readFileSync(new URL('cookies.ts', import.meta.url), 'utf8');
  const [, table = ''] = /const lifetimes = \{([\s\S]*?)\n\} as const/.exec(source) ?? [];
  const cookies = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  expect(cookies.length).toBeGreaterThan(10);
  const listed = clientData.filter(({ storage }) => storage === 'cookie').map(({ name }) => name);
  // The server sets `theme` outside the table.
  expect(listed.toSorted()).toEqual([...cookies, 'theme'].toSorted());
});

test('the list of data for shoppers names every key of local storage [DAT-01]', () => {
  const file = new URL('../../../../packages/resources/src/state/storage.ts', import.meta.url);
  const [, type = ''] = /export type StorageKey =([^;]*);/.exec(readFileSync(file, 'utf8')) ?? [];
  const keys = [...type.matchAll(/^\s*\| '([^']+)'/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(20);
  const listed = clientData.filter(({ storage }) => storage === 'local storage').map(({ name }) => name);
  const unused = unusedNames.filter(({ storage }) => storage === 'local storage').map(({ name }) => name);
  expect([...listed, ...unused].toSorted()).toEqual(keys.toSorted());
});
