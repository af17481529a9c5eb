import { once } from 'node:events';
import { Readable } from 'node:stream';
import { writeEvent } from '@luxe/contract/server-events';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendEvents } from './sendEvents.ts';

it('ends the call at the service when the browser leaves before the next event', async () => {
  const events = new Readable({ read: () => undefined });
  events.push(writeEvent({ name: 'sentence', data: { text: 'Three presents fit.', source: null } }));
  const app = fastify();
  app.get('/', (_request, reply) => sendEvents(reply, events, ({ data }) => data));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = new AbortController();
  const response = await fetch(address, { signal: browser.signal });
  await response.body?.getReader().read();
  const ended = once(events, 'close');
  browser.abort();
  await ended;
  expect(events.destroyed).toBe(true);
  await app.close();
});
