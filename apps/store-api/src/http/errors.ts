import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '@luxe/host/log';
import { Refusal, toFailure } from '../refusal.ts';

/** Every refusal and fault answers the same shape; a fault of ours tells nothing of itself. */
export function answerErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = findRefusal(error);
    if (refusal) {
      if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
      return send(reply, refusal.status, refusal.code, refusal.message);
    }
    const refused = toRefusal(error as FastifyError) ?? toTextRefusal(error);
    if (refused) return send(reply, refused.status, refused.code, refused.message);
    log.fault(`${request.method} ${request.routeOptions.url ?? 'unknown route'}`, error);
    if (isDatabaseGone(error)) {
      reply.header('retry-after', 5);
      return send(
        reply,
        503,
        'UNAVAILABLE',
        'The shop is not available for the moment. Please try again shortly.',
      );
    }
    return send(reply, 500, 'FAULT', 'Something went wrong');
  });
  app.setNotFoundHandler((_request, reply) =>
    send(reply, 404, 'NOT_FOUND', 'There is nothing at this address.'),
  );
}

/** A refusal, also one of the database's queue, which drizzle-orm wraps as a query that failed. */
function findRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return error instanceof Error ? findRefusal(error.cause) : undefined;
}

/** What the HTTP layer itself refuses. */
function toRefusal({ statusCode }: Pick<FastifyError, 'statusCode'>): Refusal | undefined {
  if (statusCode === 413) return new Refusal(413, 'TOO_LARGE', 'The request is larger than 256 kB.');
  if (statusCode === 415) return new Refusal(415, 'UNSUPPORTED', 'The body must be JSON or a form.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'MALFORMED', 'The request is malformed.');
  return undefined;
}

/**
 * PostgreSQL keeps no text with a NUL in it, nor half of a surrogate pair in JSON: it came from whoever asked. Calls of
 * the contract are checked before (`read`); this is for bodies that are kept as they come.
 */
function toTextRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (code === '22021' || code === '22P05') return new Refusal(400, 'MALFORMED', 'The request is malformed.');
  return toTextRefusal(error.cause);
}

function send(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).header('cache-control', 'no-store').send(toFailure(code, message));
}

/**
 * Codes of a database that cannot be had, or not now: no connection, shutting down, out of disk, memory or connections, standing by, a
 * statement or a lock that took too long, two transactions that waited for each other.
 */
const gone =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT|57P0[123]|08\d{3}|53\d{3}|25006|25P03|57014|55P03|40001|40P01)$/;

/** The database cannot be reached, or not now, as against a statement that failed: the same call may do later. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && gone.test(code)) return true;
  if (
    /PGlite is (closed|closing)|Connection terminated|not queryable|timeout exceeded when trying to connect|pool after calling end/.test(
      error.message,
    )
  )
    return true;
  return error.cause !== undefined && isDatabaseGone(error.cause);
}
