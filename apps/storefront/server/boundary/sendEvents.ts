import { Readable } from 'node:stream';
import { createEventReader, writeEvent, type ServerEvent } from '@luxe/contract/server-events';
import { toErrorBody } from '@luxe/contract/errors';
import type { FastifyReply } from 'fastify';
import { unavailable } from './errors.ts';

/**
 * Passes on the server-sent events of an upstream service. `change` prepares the data of each event for the
 * page. A stream that breaks off, or that is no stream of events, ends with the event `error`. A browser that
 * leaves ends the call at the service.
 */
export function sendEvents(
  reply: FastifyReply,
  events: Readable,
  change: (event: ServerEvent) => unknown,
): FastifyReply {
  reply.raw.once('close', () => events.destroy());
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A proxy in front of the shop must not collect the events.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(changeEvents(events, change), { objectMode: false }))
  );
}

/** The last event of a complete stream. */
const lastEvents: ReadonlySet<string> = new Set(['answer', 'error']);

async function* changeEvents(
  events: Readable,
  change: (event: ServerEvent) => unknown,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const read = createEventReader();
  try {
    for await (const chunk of events as AsyncIterable<Uint8Array>)
      for (const event of read(decoder.decode(chunk, { stream: true }))) {
        yield writeEvent({ name: event.name, data: change(event) });
        if (lastEvents.has(event.name)) return;
      }
  } catch {
    // The response has begun, so the failure can only be an event.
  }
  yield writeEvent({ name: 'error', data: toErrorBody(unavailable()) });
}
