import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { calls, type Endpoint } from '@luxe/contract/calls';
import { hasEndpoints, toBrowserEndpoints } from './browserCalls.ts';

const contract = path.resolve(import.meta.dirname, '../../../packages/contract/src');
const lighter: Record<string, Partial<Endpoint>> = {};
const files = globSync('*/endpoints.ts', { cwd: contract }).map((name) => path.join(contract, name));
for (const file of files) {
  const { code } = await transformWithOxc(toBrowserEndpoints(readFileSync(file, 'utf8')), file);
  // Removes the imports that are left in the file. Only the removed fields needed these imports, and in a
  // real build the bundler drops them.
  const plain = code.replace(/^import .*$/gm, '');
  for (const value of Object.values(await import(`data:text/javascript,${encodeURIComponent(plain)}`)))
    Object.assign(lighter, value);
}
const all = Object.entries<Endpoint>(calls);

test('the browser build reads the endpoints of every area of the contract', () => {
  expect(files.filter((file) => !hasEndpoints(file))).toEqual([]);
});

test('the browser build keeps the calls for shoppers, with only the fields that the client reads', () => {
  const shoppers = all.filter(([, { audience }]) => audience === 'shopper');
  expect(shoppers.length).toBeGreaterThan(20);
  const fields: (keyof Endpoint)[] = [
    'method',
    'path',
    'effect',
    'token',
    'body',
    'idempotent',
    'attempts',
    'timeoutMs',
    'customerHash',
  ];
  for (const [name, endpoint] of shoppers)
    expect(lighter[name], name).toEqual(
      Object.fromEntries(fields.map((field) => [field, endpoint[field]]).filter(([, value]) => value)),
    );
});

test("the browser build removes the calls reserved for the storefront's server", () => {
  const own = all.filter(([, { audience }]) => audience === 'boundary').map(([name]) => name);
  expect(own).toContain('accessToken');
  expect(own.filter((name) => name in lighter)).toEqual([]);
});

test('the client reads no removed endpoint field, except `service` when base URLs differ', () => {
  const client = globSync('packages/{client,resources}/src/**/*.ts', {
    cwd: path.resolve(contract, '../../..'),
    exclude: (name) => name.includes('.test.'),
  }).map((name) => readFileSync(path.resolve(contract, '../../..', name), 'utf8'));
  const read = client.flatMap((code) =>
    [...code.matchAll(/\b(?:endpoint|knownEndpoint\(.*\))\??\.(\w+)/g)].map(([, field]) => field),
  );
  expect([...new Set(read)].sort()).toEqual([
    'attempts',
    'body',
    'customerHash',
    'effect',
    'idempotent',
    'method',
    'path',
    'service',
    'timeoutMs',
    'token',
  ]);
});
