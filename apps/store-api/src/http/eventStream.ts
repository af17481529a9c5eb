import { errorOf, toErrorBody } from '@luxe/contract/errors';
import { writeEvent } from '@luxe/contract/server-events';
import { DomainError } from '@luxe/host';
import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';

/** What a handler of a streamed call may send before its response. */
export interface ResponseEvents {
  /** Sends an event. The first one begins the stream. Does nothing after the caller has left. */
  publish(name: string, data: unknown): void;
  /** Aborted when the caller leaves before the end. */
  readonly signal: AbortSignal;
}

interface EventStream extends ResponseEvents {
  /**
   * Runs the handler. Its response is the event `answer`, and an error the event `error`. Without an earlier
   * event, both are JSON as for every call.
   */
  respond(work: () => Promise<unknown>): Promise<unknown>;
}

/** Prepares a response that may be a stream of server-sent events. */
export function openEventStream(reply: FastifyReply): EventStream {
  const content = new PassThrough();
  const departure = new AbortController();
  let hasBegun = false;
  // Fastify destroys the stream of a caller who has left. What is written after that is lost.
  content.on('error', () => undefined);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) departure.abort();
  });

  function begin() {
    hasBegun = true;
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    void reply.type('text/event-stream; charset=utf-8').send(content);
  }
  const write = (name: string, data: unknown) => {
    if (content.writable) content.write(writeEvent({ name, data }));
  };

  return {
    signal: departure.signal,
    publish(name, data) {
      if (!hasBegun) begin();
      write(name, data);
    },
    async respond(work) {
      try {
        const response = await work();
        if (!hasBegun) return response;
        write('answer', response);
      } catch (error) {
        if (!hasBegun) throw error;
        // The status is sent already.
        if (!(error instanceof DomainError)) reply.log.error(error);
        write('error', toErrorBody(error instanceof DomainError ? error : errorOf('unexpectedFault')));
      }
      content.end();
      return reply;
    },
  };
}
