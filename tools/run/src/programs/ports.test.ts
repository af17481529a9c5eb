import { createServer, type AddressInfo } from 'node:net';
import { expect, it, test } from 'vitest';
import { isDemo, isFree, readPorts } from './ports.ts';

test.each([
  [{}, { shop: 4000, store: 4001, sandbox: 4002 }],
  [{ PORT: '5000' }, { shop: 5000, store: 5001, sandbox: 5002 }],
  [
    { PORT: '5000', STORE_API_PORT: '4001', SANDBOX_PORT: '4002' },
    { shop: 5000, store: 4001, sandbox: 4002 },
  ],
])('reads ports from variables %o', (environment, ports) => expect(readPorts(environment)).toEqual(ports));

test.each([
  { PORT: 'shop' },
  { PORT: '0' },
  { STORE_API_PORT: '70000' },
  { PORT: '4001', STORE_API_PORT: '4001' },
  { SANDBOX_PORT: '4001' },
])('rejects the ports %o with a readable message', (environment) => {
  expect(() => readPorts(environment)).toThrow(/must/);
});

test.each([
  ['http://localhost:4000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:4000', true],
  ['https://luxe.example', false],
  ['https://localhost.example', false],
])('the shop at %s is a demo shop: %s', (origin, expected) => expect(isDemo(origin)).toBe(expected));

it('isFree is false for a port on which a server listens, and true for a free port', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});
