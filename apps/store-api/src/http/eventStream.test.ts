import { createEventReader } from '@luxe/contract/server-events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domainError } from '../errors/domainError.ts';
import { openEventStream, type ResponseEvents } from './eventStream.ts';

let app: FastifyInstance;
beforeEach(() => void (app = Fastify()));
afterEach(() => app.close());

/** Answers with a handler, and returns the type, the status and the events or the body of the response. */
async function answer(handler: (events: ResponseEvents) => Promise<unknown>) {
  app.get('/', (_request, reply) => {
    const events = openEventStream(reply);
    return events.respond(() => handler(events));
  });
  const response = await app.inject('/');
  const type = String(response.headers['content-type']);
  const isStream = type.startsWith('text/event-stream');
  const body = isStream ? createEventReader()(response.body) : response.json();
  return { status: response.statusCode, type, body };
}

describe('a response that may be a stream', () => {
  it('sends its events and then the answer', async () => {
    const { type, body } = await answer(async ({ publish }) => {
      publish('sentence', { text: 'One' });
      await Promise.resolve();
      publish('sentence', { text: 'Two' });
      return { isDone: true };
    });
    expect(type).toBe('text/event-stream; charset=utf-8');
    expect(body).toEqual([
      { name: 'sentence', data: { text: 'One' } },
      { name: 'sentence', data: { text: 'Two' } },
      { name: 'answer', data: { isDone: true } },
    ]);
  });

  it('is JSON without events', async () => {
    const { type, body } = await answer(async () => ({ isDone: true }));
    expect([type, body]).toEqual(['application/json; charset=utf-8', { isDone: true }]);
  });

  it('is the usual error before the first event', async () => {
    const { status } = await answer(() => Promise.reject(domainError('tooManyQuestions')));
    expect(status).toBe(429);
  });

  it.each([
    [domainError('tooManyQuestions'), 'Q4295'],
    [new Error('secret'), 'FAULT'],
  ])('ends with an error after the first event, without its details: %s', async (error, errorCode) => {
    const { status, body } = await answer(({ publish }) => {
      publish('sentence', { text: 'One' });
      return Promise.reject(error);
    });
    expect(status).toBe(200);
    expect(body.at(-1)).toMatchObject({ name: 'error', data: { status: 'FAILURE', errorCode } });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
